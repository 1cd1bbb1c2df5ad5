import { hydrateForm } from '#forms/start/hydrate-form.tsx';
import { ContactForm } from './ContactForm.tsx';

await hydrateForm(ContactForm);
