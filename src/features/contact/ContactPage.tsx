import { Band } from '#components/Band.tsx';
import { FormSheet } from '#components/FormSheet.tsx';
import { PageHead } from '#components/PageHead.tsx';
import type { Content } from '#content/parse.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactFormProps } from './contact-form-props.ts';
import { LiveChat } from './LiveChat.tsx';
import { Questions } from './Questions.tsx';

export function ContactPage({ content }: { content: Content }) {
  const { contact: words, site, shared } = content;
  return (
    <>
      <PageHead
        pattern="contact"
        heading={words.h1}
        intro={words.intro}
        strip={<ContactCards content={content} />}
      />
      <div className="section">
        <div className="container beside-form">
          <FormSheet
            code={`${site.code}<F2`}
            heading={words.form.heading}
            note={words.form.note}
            words={shared}
            form={ContactForm}
            props={contactFormProps(content)}
          />
          <Questions words={words.faq} copy={shared.copy} />
        </div>
      </div>
      <div className="on-band">
        <Band />
        <LiveChat content={content} />
      </div>
    </>
  );
}
