import { useMemo, useRef } from 'react';
import type { Content } from '#content/parse.ts';
import type { ContactWords } from '#content/schemas/contact.ts';
import type { SharedWords } from '#content/schemas/shared.ts';
import { useAdvice } from '#forms/secret-guard/use-advice.ts';
import { FORM_ID } from '#forms/start/names.ts';
import { useKeptInput } from '#forms/start/use-kept-input.ts';
import { usePrefill } from '#forms/use-prefill.ts';
import { fill } from '#text/fill.ts';
import { Advice, describedBy, Field } from '#ui/field/Field.tsx';
import { showNotice } from '#ui/notice/show-notice.browser.ts';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';

type FormWords = ContactWords['form'];

/** Sent to the browser as data: only what the form uses. */
export interface ContactFormProps {
  words: Pick<FormWords, 'required' | 'name' | 'email' | 'subject' | 'message'>;
  shared: Pick<SharedWords, 'guard'> & Pick<SharedWords['form'], 'prefilled'>;
}

/**
 * Specification §5: all four fields are required, by the browser's own validation and messages.
 * §7: a valid submit is prevented and shows a notice.
 */
export function ContactForm({ words, shared }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const advice = useAdvice(form, shared.guard);
  const { linked: subjects } = words.subject;
  const linked = usePrefill(
    form,
    useMemo(
      () => ({ subject: new Map(subjects.map(({ value, text }) => [value, text])) }),
      [subjects],
    ),
  );
  useKeptInput(form);
  return (
    <form ref={form} id={FORM_ID} onSubmit={showNotice}>
      {linked.size > 0 && <Advice role="alert">{shared.prefilled.note}</Advice>}
      <p className="small">
        <TranslatableText>{words.required}</TranslatableText>
      </p>
      <div className="field-pair">
        <Field id="name" label={words.name.label} advice={advice.name}>
          <input {...textField('name')} autoComplete="name" />
        </Field>
        <Field id="email" label={words.email.label} advice={advice.email}>
          <input {...textField('email')} type="email" dir="ltr" autoComplete="email" />
        </Field>
      </div>
      <Field
        id="subject"
        label={words.subject.label}
        mark={linked.has('subject') && fill(shared.prefilled.mark, { field: words.subject.label })}
        advice={advice.subject}
      >
        <input {...textField('subject')} />
      </Field>
      <Field
        id="message"
        label={words.message.label}
        hint={words.message.hint}
        advice={advice.message}
      >
        <textarea {...textField('message', words.message.hint)} rows={6} />
      </Field>
    </form>
  );
}

/** Props that the four fields share. */
function textField(name: string, hint?: string) {
  return {
    id: name,
    name,
    className: 'field-control',
    // As typed: a field has the direction of its own text, not of the page.
    dir: 'auto',
    required: true,
    'aria-describedby': describedBy(name, hint),
  };
}

export function contactFormProps({ contact, shared }: Content): ContactFormProps {
  const { required, name, email, subject, message } = contact.form;
  return {
    words: { required, name, email, subject, message },
    shared: { guard: shared.guard, prefilled: shared.form.prefilled },
  };
}
