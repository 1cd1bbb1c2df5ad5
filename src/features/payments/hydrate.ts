import { hydrateForm } from '#components/hydrate-form.tsx';
import { PaymentForm } from './PaymentForm.tsx';

hydrateForm(PaymentForm);
