import { hydrateForm } from '#forms/startup/hydrate-form.tsx';
import { PaymentForm } from './PaymentForm.tsx';

await hydrateForm(PaymentForm);
