import { useRef } from 'react';
import type { SiteContent } from '#content/site-content.ts';
import { FORM_ID } from '#forms/ids.ts';
import { useWarnings } from '#forms/secret-guard/use-warnings.ts';
import { useHydratedForm } from '#forms/start/use-hydrated-form.ts';
import { Field, textFieldProps } from '#ui/field/Field.tsx';
import { showNotice } from '#ui/notice/show-notice.browser.ts';

/** Sent to the browser as data: only what the form uses. */
export function contactFormProps({ contact, shared }: SiteContent) {
  const { name, email, subject, message } = contact.form;
  return {
    words: { name, email, subject, message },
    guard: shared.guard,
  };
}

/**
 * Specification §5: all four fields are required, by the browser's own validation and messages.
 * §7: a valid submit is prevented and shows a notice.
 */
export function ContactForm({ words, guard }: ReturnType<typeof contactFormProps>) {
  const form = useRef<HTMLFormElement>(null);
  const warnings = useWarnings(form, guard);
  useHydratedForm(form);
  return (
    <form ref={form} id={FORM_ID} onSubmit={showNotice}>
      <Field id="subject" label={words.subject.label} warning={warnings.subject}>
        <input {...textFieldProps('subject')} required dir="auto" />
      </Field>
      <Field
        id="message"
        label={words.message.label}
        hint={words.message.hint}
        warning={warnings.message}
      >
        <textarea
          {...textFieldProps('message', words.message.hint)}
          className="field-control message-field"
          required
          dir="auto"
          rows={6}
        />
      </Field>
      <Field id="name" label={words.name.label} warning={warnings.name}>
        <input {...textFieldProps('name')} required dir="auto" autoComplete="name" />
      </Field>
      <Field id="email" label={words.email.label} warning={warnings.email}>
        <input {...textFieldProps('email')} required dir="ltr" type="email" autoComplete="email" />
      </Field>
    </form>
  );
}
