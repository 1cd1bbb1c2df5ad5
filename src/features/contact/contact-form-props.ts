import type { Content } from '#content/parse.ts';
import { formBasics } from '#forms/startup/form-basics.ts';
import type { ContactFormProps } from './ContactForm.tsx';

export function contactFormProps(content: Content): ContactFormProps {
  const { heading: _heading, note: _note, ...words } = content.contact.form;
  return { ...formBasics(content), words, mail: content.mail.contact };
}
