import { clockHand, clockRing } from '#art/emblems/clock.ts';
import { LastSection } from '#components/closing/Closing.tsx';
import { CopyButton } from '#components/copy-button/CopyButton.tsx';
import { renderDrawing } from '#components/engraving/inks.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { SiteContent } from '#content/site-content.ts';
import { DraftForm } from '#forms/draft/DraftForm.tsx';
import { ownerLine } from '#mail/mail.ts';
import { rulesOf } from '#site/languages.ts';
import { fill } from '#text/fill.ts';
import { InlineMarkup, Paragraph } from '#ui/inline-markup/InlineMarkup.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm, contactFormProps } from './ContactForm.tsx';
import './contact.css';
import replyLine from './reply-line.inline.ts?classic';

/** The numbered hours: every third. Midnight is at the top. */
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];

/** The distance of the numbers from the center, in view box units of the rosette. */
const RADIUS = 218;

export function ContactPage({ content }: { content: SiteContent }) {
  const { contact: words, site } = content;
  const { name, email, subject, message } = words.form;
  return (
    <>
      <PageHead heading={words.h1} intro={words.intro} art={<Clock content={content} />}>
        <p>
          <InlineMarkup
            as="span"
            className="contact-address serif"
            id="head-address"
          >{`\`${site.email}\``}</InlineMarkup>{' '}
          <CopyButton looksLikeLink target="head-address" words={content.shared.copy} />
        </p>
        <ReplyLine content={content} />
      </PageHead>
      <ContactCards content={content} />
      <div className="section tinted" id="write">
        <DraftForm
          content={content}
          page="contact"
          form={ContactForm}
          props={contactFormProps(content)}
          draft={{
            subject: '{subject}',
            fieldLines: '{message}\n\n{name}\n{email}',
            ownerLine: ownerLine(content, (source) => messageLanguage(content, source.language)),
            needed: {
              subject: subject.label,
              message: message.label,
              name: name.label,
              email: email.label,
            },
          }}
        />
      </div>
      <LastSection heading={words.faq.heading} id="questions">
        <div className="questions">
          {words.faq.items.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <Paragraph>{answer}</Paragraph>
            </details>
          ))}
        </div>
      </LastSection>
    </>
  );
}

/**
 * The page's rosette as a clock of 24 hours. Its hand is at the visitor's hour, which a script sets; the
 * ring begins there and ends a day later, when the reply comes.
 */
function Clock({ content }: { content: SiteContent }) {
  return (
    <Rosette name="contact" content={content}>
      <g className="clock-hand" stroke="currentColor">
        {content.site.promises.replyHours.value === 24 && clockRing().map(renderDrawing)}
        {clockHand().map(renderDrawing)}
      </g>
      {HOURS.map((hour) => {
        const angle = (hour * Math.PI) / 12;
        const x = Math.round(RADIUS * Math.sin(angle));
        const y = Math.round(-RADIUS * Math.cos(angle));
        return (
          <g key={hour} className="clock-hour">
            <circle cx={x} cy={y} r="30" fill="var(--bg)" />
            <text x={x} y={y}>
              {String(hour).padStart(2, '0')}
            </text>
          </g>
        );
      })}
    </Rosette>
  );
}

/** What the clock says, in words: now, and when a reply comes. reply-line.inline.ts fills it in. */
function ReplyLine({ content }: { content: SiteContent }) {
  const { contact, site, language } = content;
  return (
    <p className="reply-line screen-only">
      <span
        data-reply-by={contact.replyBy}
        data-hours={site.promises.replyHours.value}
        data-days={daysIn(language).join()}
        data-day-periods={rulesOf(language).dayPeriods}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own script */}
      <script dangerouslySetInnerHTML={{ __html: replyLine }} />
    </p>
  );
}

/** The names of the days, from Sunday. */
function daysIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const names = [4, 5, 6, 7, 8, 9, 10].map((day) => format.format(Date.UTC(1970, 0, day)));
  if (!rulesOf(language).lowercasesWeekdays) return names;
  return names.map((name) => name.replace(/^./u, (letter) => letter.toLocaleLowerCase(language)));
}

/** "Message in Spanish", in the site's source language. */
function messageLanguage({ language, mail }: SiteContent, sourceLanguage: string): string {
  const names = new Intl.DisplayNames(sourceLanguage, { type: 'language' });
  return fill(mail.contact.forOwner, { language: names.of(language) ?? language });
}
