import { Band } from '#components/band/Band.tsx';
import { Jumps, jumpItems } from '#components/jumps/Jumps.tsx';
import { PageHead } from '#components/page-head/PageHead.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { Content } from '#content/parse.ts';
import { FormSheet } from '#forms/startup/FormSheet.tsx';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactFormProps } from './contact-form-props.ts';
import { Dial } from './Dial.tsx';
import { LiveChat } from './LiveChat.tsx';
import { Questions } from './Questions.tsx';
import { ReplyBy } from './reply-by/ReplyBy.tsx';

export function ContactPage({ content }: { content: Content }) {
  const { contact: words, site, shared } = content;
  return (
    <>
      <PageHead
        art={
          <Rosette name="contact" facts={content}>
            <Dial />
          </Rosette>
        }
        heading={words.h1}
        intro={words.intro}
        actions={<Jumps items={jumpItems(words.jumps)} />}
        strip={<ContactCards content={content} />}
      />
      <div id="form" className="section">
        <div className="container beside-form">
          <FormSheet
            page="contact"
            language={content.language}
            code={`${site.code}<F2`}
            heading={words.form.heading}
            note={words.form.note}
            words={shared}
            form={ContactForm}
            props={contactFormProps(content)}
          >
            <ReplyBy
              words={words.replyBy}
              replyHours={site.promises.replyHours.value}
              language={content.language}
            />
          </FormSheet>
          <Questions words={words.faq} />
        </div>
      </div>
      <div className="on-band">
        <Band />
        <LiveChat content={content} />
      </div>
    </>
  );
}
