import { hydrateForm } from '#forms/start/hydrate-form.browser.tsx';
import { ContactForm } from './ContactForm.tsx';

await hydrateForm(ContactForm);
