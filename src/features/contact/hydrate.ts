import { hydrateForm } from '#forms/startup/hydrate-form.tsx';
import { ContactForm } from './ContactForm.tsx';

await hydrateForm(ContactForm);
