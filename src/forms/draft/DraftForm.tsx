import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { FORM_ID, OPENS_APP_ID } from '#forms/ids.ts';
import { mailLink } from '#mail/mail.ts';
import type { FormPage } from '#site/pages.ts';
import { dataBlock } from '#text/data-block.ts';
import { fill } from '#text/fill.ts';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { NOTICE_ID, NOTICE_STATUS_ID } from '#ui/notice/show-notice.browser.ts';
import { type Draft, draftData, propsFile } from './draft.ts';
import './draft.css';
import inlineScript from './draft.inline.ts?classic';

interface DraftFormProps<Props extends object> {
  content: SiteContent;
  page: FormPage;
  form: ComponentType<Props>;
  /** The form's props, here and again in the browser. */
  props: Props;
  draft: Draft;
}

/**
 * An email whose blanks are the fields of a form, and the button of specification §2. Only the fields are
 * hydrated; everything else is plain HTML. Without scripts, a line with the email address takes its place.
 */
export function DraftForm<Props extends object>(draftForm: DraftFormProps<Props>) {
  const { content, page, form: Form, props, draft } = draftForm;
  const { mail, site, shared } = content;
  const { form: words } = content[page];
  const [user, host] = site.email.split('@');
  return (
    // No section: reader modes would take it alone for the article.
    <div className="draft">
      {/* Before the form, whose first click it may have to keep pending. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      <h2>{words.heading}</h2>
      <div className="note">
        <Paragraph>{words.note}</Paragraph>
        {'required' in words && <p>{words.required}</p>}
      </div>
      <div className="draft-email">
        <dl className="draft-head">
          <div>
            <dt>{mail.labels.to}</dt>
            <dd translate="no">
              {user}
              <wbr />@{host}
            </dd>
          </div>
          {draft.subject !== '{subject}' && (
            <div>
              <dt>{mail.labels.subject}</dt>
              <dd translate="no" data-draft="subject">
                {withoutPlaceholders(draft.subject)}
              </dd>
            </div>
          )}
        </dl>
        <Sentences>{draft.opening}</Sentences>
        <div
          data-props={propsFile(page, content, props).address}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
          dangerouslySetInnerHTML={{ __html: renderToString(<Form {...props} />) }}
        />
        <div role="status">
          <p className="form-not-loaded note warning" hidden>
            {shared.form.notLoaded}
          </p>
        </div>
        <Sentences>{draft.closing}</Sentences>
        {draft.ownerLine && (
          <div
            className="small"
            translate="no"
            lang={content.source?.language}
            dir="auto"
            data-draft="owner-line"
          >
            {withoutPlaceholders(draft.ownerLine)}
          </div>
        )}
        <DraftFoot content={content} draft={draft} />
      </div>
      <div className="form-crash" role="alert" hidden>
        <h3>{shared.error.title}</h3>
      </div>
      <Paragraph className="form-replacement">{shared.form.noscript}</Paragraph>
      <div className="submit-row screen-only">
        <p id="button-note" className="small">
          {words.beforeButton}
        </p>
        <Button type="submit" form={FORM_ID} variant="closed" aria-describedby="button-note">
          {words.button}
        </Button>
        <Notice id={NOTICE_ID} title={words.notice.title} dismiss={shared.notice.dismiss}>
          <p>{words.notice.text}</p>
          <p>
            <strong>{words.truth}</strong>
          </p>
        </Notice>
        <p id={NOTICE_STATUS_ID} className="visually-hidden" role="status" />
      </div>
    </div>
  );
}

/** A text of the email before anything was entered. */
function withoutPlaceholders(text: string): string {
  return text.replace(/\{\w+\}/g, '');
}

/** Sent as they are: browsers must not translate them. */
function Sentences({ children }: { children: string | undefined }) {
  return children?.split('\n\n').map((sentence) => (
    <p key={sentence} className="draft-text serif" translate="no">
      {sentence}
    </p>
  ));
}

/** The link that opens the email, the button that copies it, and what is still blank. */
function DraftFoot({ content, draft }: { content: SiteContent; draft: Draft }) {
  const { copy, form } = content.shared;
  const data = draftData(content, draft);
  return (
    <div className="draft-foot screen-only">
      <script
        type="application/json"
        data-draft="data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data
        dangerouslySetInnerHTML={{ __html: dataBlock(data) }}
      />
      <div className="buttons">
        <ButtonLink
          data-draft="link"
          href={mailLink({ to: content.site.email, subject: '', body: '' })}
          aria-describedby={`still-blank ${OPENS_APP_ID}`}
        >
          {form.openAsEmail}
        </ButtonLink>
        <CopyButton looksLikeLink target="draft-text" words={copy} next={form.nowPaste}>
          {copy.message}
        </CopyButton>
      </div>
      {/* Shown and selected where copying is refused. */}
      <textarea id="draft-text" aria-label={copy.message} rows={9} readOnly hidden />
      <div role="status">
        <p className="note warning" data-draft="too-long" hidden>
          {form.tooLong}
        </p>
      </div>
      <div className="note">
        <p id="still-blank" data-draft="still-blank">
          {fill(form.stillBlank, { fields: Object.values(data.needed).join(data.comma) })}
        </p>
        <p id={OPENS_APP_ID}>{form.opensApp}</p>
      </div>
    </div>
  );
}
