import type { ReactNode } from 'react';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { Content } from '#content/parse.ts';
import { mailLink } from '#mail/mail.ts';
import { fill, spaceAfter } from '#text/fill.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import './letter.css';

/** The id of the line that says that a link opens the visitor's email app. */
export const OPENS_APP_ID = 'opens-app';

interface LetterField {
  field: string;
  label: string;
  /** Whether we can answer without it, or it is never empty. */
  isOptional?: true;
}

export interface LetterProps {
  content: Content;
  /** Names in braces are replaced by what is typed. */
  template: { subject: string; body: string };
  /** The fields that the letter repeats, in its order, by their names in the template. */
  fields: Readonly<Record<string, LetterField>>;
  /** The last line, for an owner who does not read the visitor's language. */
  forOwner?: string | undefined;
}

/**
 * The letter that a form writes, with the two ways to hand it over. Plain HTML beside the hydrated
 * form: letter.inline.ts fills it in, so it works before the form is ready and without it. Browsers must
 * not translate it: what is shown is what is handed over.
 */
export function Letter({ content, template, fields, forOwner }: LetterProps) {
  const { email } = content.site;
  const { copy, form } = content.shared;
  const { labels, pasteLine } = content.mail;
  // Before the first key all are empty.
  const needed = Object.values(fields).filter(({ isOptional }) => !isOptional);
  const names = new Intl.ListFormat(content.language);
  return (
    <div className="letter">
      <section className="letter-paper" aria-labelledby="letter-heading">
        <h3 id="letter-heading" className="label">
          {form.letter}
        </h3>
        <div id="letter" className="serif" translate="no">
          <Line label={labels.to}>
            {email.slice(0, email.indexOf('@'))}
            <wbr />
            {email.slice(email.indexOf('@'))}
          </Line>
          <Line label={labels.subject}>
            <span data-letter="subject">
              <Filled fields={fields} hasLabel={template.subject.startsWith('{')}>
                {template.subject}
              </Filled>
            </span>
          </Line>
          <Line label={labels.date}>
            <span data-letter="date" />
          </Line>
          <Line />
          {bodyLines(template.body).map(({ key, label, text }) => (
            <Line key={key} label={label} isBody>
              {text && (
                <Filled fields={fields} hasLabel={label !== undefined}>
                  {text}
                </Filled>
              )}
            </Line>
          ))}
          {forOwner && (
            <>
              <Line isBody />
              <Line isBody lang={content.first?.language}>
                <Filled fields={fields} inFirstLanguage>
                  {forOwner}
                </Filled>
              </Line>
            </>
          )}
        </div>
      </section>
      <div className="buttons screen-only">
        <ButtonLink
          data-letter="link"
          href={mailLink({ to: email, subject: '', body: '' })}
          aria-describedby={`still-blank ${OPENS_APP_ID}`}
        >
          {form.openAsEmail}
        </ButtonLink>
        <CopyButton target="letter" words={copy} next={form.nowPaste}>
          {copy.message}
        </CopyButton>
      </div>
      <div className="screen-only" role="status">
        <p className="advice" data-letter="too-long" data-paste-line={pasteLine} hidden>
          {form.tooLong}
        </p>
      </div>
      <p
        id="still-blank"
        className="small screen-only"
        data-letter="still-blank"
        data-text={form.stillBlank}
      >
        {fill(form.stillBlank, { fields: names.format(needed.map(({ label }) => label)) })}
      </p>
      <p id={OPENS_APP_ID} className="small screen-only">
        {form.opensApp}
      </p>
    </div>
  );
}

/** The lines of a letter; one such as "Coin: {coin}" begins with a label. */
function bodyLines(body: string) {
  return body.split('\n').map((line, index) => {
    const [, label, text = line] = /^([^{}]+[:：])\s*(\{.*)$/.exec(line) ?? [];
    return { key: index, label, text };
  });
}

interface LineProps {
  label?: string | undefined;
  /** Whether the line is part of the email's text. */
  isBody?: boolean;
  lang?: string | undefined;
  children?: ReactNode;
}

/** An empty line has a break, so that it stays when the letter is selected and copied. */
function Line({ label, isBody = false, lang, children }: LineProps) {
  return (
    <div data-line={isBody ? 'body' : 'head'} className={label && 'letter-labeled'} lang={lang}>
      {label && <span className="letter-label">{label + spaceAfter(label)}</span>}
      {label ? <span>{children}</span> : children || <br />}
    </div>
  );
}

interface FilledProps {
  fields: LetterProps['fields'];
  /** Whether the line's label names the field. */
  hasLabel?: boolean;
  /** Whether it is for the owner: blanks have no name, and an option that of the first language. */
  inFirstLanguage?: boolean;
  children: string;
}

/** A text of the letter with a blank for each name in braces. */
function Filled({ fields, hasLabel, inFirstLanguage, children }: FilledProps) {
  return children.split(/\{(\w+)\}/).map((part, index) => {
    const blank = index % 2 === 1 && fields[part];
    const name = blank && !inFirstLanguage ? blank.label : '';
    return blank ? (
      <span
        key={part}
        data-field={blank.field}
        data-blank={hasLabel ? undefined : name}
        // Alone in its cell: figures keep their order in a language from right to left.
        dir={hasLabel ? 'auto' : undefined}
        data-first={inFirstLanguage}
        data-needed={inFirstLanguage || blank.isOptional ? undefined : blank.label}
      />
    ) : (
      part
    );
  });
}
