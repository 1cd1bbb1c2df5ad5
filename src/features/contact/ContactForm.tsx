import { useRef } from 'react';
import { EmailHandoff } from '#components/EmailHandoff.tsx';
import type { FormBasics } from '#components/form-basics.ts';
import type { MailTemplate } from '#components/mail.ts';
import { isPrefillSubject, readPrefill } from '#components/prefill.ts';
import { useNotice } from '#components/use-notice.tsx';
import { usePrefill } from '#components/use-prefill.ts';
import { useSecretGuard } from '#components/use-secret-guard.ts';
import type { ContactWords } from '#content/schema.ts';
import { Button } from '#ui/Button.tsx';
import { Advice, describedBy, Field } from '#ui/Field.tsx';
import { Words } from '#ui/Words.tsx';
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
  const form = useRef<HTMLFormElement>(null);
  const { advice, onBlur } = useSecretGuard(form, ['name', 'subject', 'message'], props.guard);
  const { notice, onSubmit } = useNotice(words.notice, props.noticeWords);
  const linked = usePrefill(form, (hash) => readPrefill(hash, { subject: isPrefillSubject }));

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
      <form ref={form} onBlur={onBlur} onSubmit={onSubmit}>
        {linked.size > 0 && <Advice>{prefilled.note}</Advice>}
        <p className="small">
          <Words>{words.required}</Words>
        </p>
        <div className="field-pair">
          <Field number={1} id="name" label={words.name.label} advice={[advice.name]}>
            <input {...textField('name')} type="text" autoComplete="name" />
          </Field>
          <Field number={2} id="email" label={words.email.label}>
            <input {...textField('email')} type="email" autoComplete="email" />
          </Field>
        </div>
        <Field
          number={3}
          id="subject"
          label={words.subject.label}
          advice={[linked.has('subject') && prefilled.mark, advice.subject]}
        >
          <input {...textField('subject')} />
        </Field>
        <Field
          number={4}
          id="message"
          label={words.message.label}
          advice={[advice.message]}
          hint={<Words>{words.message.hint}</Words>}
        >
          <textarea {...textField('message')} rows={6} />
        </Field>
        <p id="contact-button-note" className="small">
          <Words>{words.beforeButton}</Words>
        </p>
        <Button type="submit" aria-describedby="contact-button-note">
          <Words>{words.button}</Words>
        </Button>
      </form>
      <div className="perforation" />
      <EmailHandoff words={props.handoff} to={email} compose={compose} />
      {notice}
    </>
  );
}

/** What the four fields have in common. */
function textField(name: string) {
  return {
    id: name,
    name,
    className: 'field-control',
    required: true,
    'aria-describedby': describedBy(name),
  };
}
