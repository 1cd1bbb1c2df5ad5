import { PageHead } from '#components/page-head/PageHead.tsx';
import { SectionHead } from '#components/section/SectionHead.tsx';
import type { Content } from '#content/parse.ts';
import { FormSheet } from '#forms/start/FormSheet.tsx';
import { forOwner } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { Clock, ReplyLine } from './Clock.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm, contactFormProps } from './ContactForm.tsx';
import './contact.css';

export function ContactPage({ content }: { content: Content }) {
  const { contact: words, mail } = content;
  const { name, email, subject, message } = words.form;
  return (
    <>
      <PageHead heading={words.h1} intro={words.intro} art={<Clock content={content} />}>
        <ReplyLine content={content} />
      </PageHead>
      <div className="section">
        <div className="container">
          <ContactCards content={content} />
        </div>
      </div>
      <div className="section on-band">
        <div className="container">
          <FormSheet
            content={content}
            page="contact"
            words={words.form}
            form={ContactForm}
            props={contactFormProps(content)}
            letter={{
              template: mail.contact,
              fields: {
                subject: { field: 'subject', label: subject.label },
                message: { field: 'message', label: message.label },
                name: { field: 'name', label: name.label },
                replyTo: { field: 'email', label: email.label },
              },
              forOwner: forOwner(content, (first) => writtenIn(content, first)),
            }}
          />
        </div>
      </div>
      <section className="section" id="questions">
        <div className="container columns">
          <SectionHead>{words.faq.heading}</SectionHead>
          <div className="questions">
            {words.faq.items.map(({ question, answer }, index) => (
              <details key={question} open={index === 0}>
                <summary>
                  <h3>{question}</h3>
                </summary>
                <p>
                  <InlineMarkup>{answer}</InlineMarkup>
                </p>
              </details>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

/** "Message in Spanish", in the site's first language. */
function writtenIn({ language }: Content, first: Content): string {
  const names = new Intl.DisplayNames(first.language, { type: 'language' });
  return fill(first.mail.contact.forOwner, { language: names.of(language) ?? language });
}
