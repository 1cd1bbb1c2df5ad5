import { hydrateForm } from '#forms/start/hydrate-form.browser.tsx';
import { PaymentForm } from './PaymentForm.tsx';

await hydrateForm(PaymentForm);
