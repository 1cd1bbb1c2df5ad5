import { useRef } from 'react';
import { fill } from '#content/expand/fill.ts';
import { oneOf, type PrefillRules, readPrefill } from '#content/prefill/prefill.ts';
import type { ContactWords } from '#content/schemas/contact.ts';
import { EmailHandoff } from '#forms/handoff/EmailHandoff.tsx';
import type { MailTemplate } from '#forms/handoff/mail.ts';
import { useNotice } from '#forms/notice/use-notice.tsx';
import { usePrefill } from '#forms/prefill/use-prefill.ts';
import { useSecretGuard } from '#forms/secret-guard/use-secret-guard.ts';
import type { FormBasics } from '#forms/startup/form-basics.ts';
import { Button } from '#ui/button/Button.tsx';
import { Advice, describedBy, Field } from '#ui/field/Field.tsx';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import { contactMail } from './contact-mail.ts';

export interface ContactFormProps extends FormBasics {
  words: Omit<ContactWords['form'], 'heading' | 'note'>;
  mail: MailTemplate;
}

/**
 * Specification §5: all four fields are required, by the browser's own validation and messages.
 * §7: a valid submit is prevented and shows a notice.
 */
export function ContactForm(props: ContactFormProps) {
  const { email, words, prefilled, mail } = props;
  const { linked: subjects } = words.subject;
  const form = useRef<HTMLFormElement>(null);
  const { advice, watch } = useSecretGuard(form, ['name', 'subject', 'message'], props.guard);
  const { notice, answer, onSubmit } = useNotice(words.notice, props.noticeWords);
  const linked = usePrefill(form, (hash) =>
    linkedSubject(
      readPrefill(hash, {
        subject: oneOf(subjects.map(({ value }) => value)),
      } satisfies PrefillRules<'contact'>),
    ),
  );

  /** A link names a subject of the content; it can't bring words of its own. */
  function linkedSubject(values: ReadonlyMap<'subject', string>): ReadonlyMap<string, string> {
    const subject = subjects.find(({ value }) => value === values.get('subject'));
    return new Map(subject && [['subject', subject.text]]);
  }

  function compose() {
    const typed = new FormData(form.current ?? undefined);
    const text = (name: string) => String(typed.get(name) ?? '');
    return contactMail(
      email,
      {
        name: text('name'),
        email: text('email'),
        subject: text('subject'),
        message: text('message'),
      },
      mail,
    );
  }

  return (
    <>
      <form ref={form} {...watch} onSubmit={onSubmit}>
        {linked.size > 0 && <Advice role="alert">{prefilled.note}</Advice>}
        <p className="small">
          <TranslatableText>{words.required}</TranslatableText>
        </p>
        <div className="field-pair">
          <Field id="name" label={words.name.label} advice={[advice.name]}>
            <input {...textField('name')} type="text" autoComplete="name" />
          </Field>
          <Field id="email" label={words.email.label}>
            <input {...textField('email')} type="email" autoComplete="email" />
          </Field>
        </div>
        <Field
          id="subject"
          label={words.subject.label}
          {...(linked.has('subject') && {
            mark: fill(prefilled.mark, { field: words.subject.label }),
          })}
          advice={[advice.subject]}
        >
          <input {...textField('subject')} />
        </Field>
        <Field
          id="message"
          label={words.message.label}
          advice={[advice.message]}
          hint={<TranslatableText>{words.message.hint}</TranslatableText>}
        >
          <textarea {...textField('message')} rows={6} />
        </Field>
        <p id="contact-button-note" className="small">
          <TranslatableText>{words.beforeButton}</TranslatableText>
        </p>
        <Button type="submit" aria-describedby="contact-button-note">
          <TranslatableText>{words.button}</TranslatableText>
        </Button>
        {answer}
      </form>
      <p className="perforation">
        <strong>
          <TranslatableText>{words.afterButton}</TranslatableText>
        </strong>
      </p>
      <EmailHandoff words={props.handoff} to={email} compose={compose} />
      {notice}
    </>
  );
}

/** Props that the four fields share. */
function textField(name: string) {
  return {
    id: name,
    name,
    className: 'field-control',
    required: true,
    'aria-describedby': describedBy(name),
  };
}
