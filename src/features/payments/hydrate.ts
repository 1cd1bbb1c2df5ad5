import { hydrateForm } from '#forms/start/hydrate-form.tsx';
import { PaymentForm } from './PaymentForm.tsx';

await hydrateForm(PaymentForm);
