import { hydrateForm } from '#components/hydrate-form.tsx';
import { ContactForm } from './ContactForm.tsx';

hydrateForm(ContactForm);
