import type { Content } from '#content/parse.ts';
import { type Mail, preparedMail } from '#mail/mail.ts';
import { fill } from '#text/fill.ts';

/** Specification §7: the email of a course card. */
export function enrollmentMail(content: Content, slug: string): Mail {
  return preparedMail(content, ({ mail, courses }) => {
    const course = courses.find((each) => each.slug === slug);
    const { title = '', duration = '', level = '' } = course ?? {};
    const values = { courseTitle: title, duration, level };
    return {
      subject: fill(mail.enrollment.subject, values),
      body: fill(mail.enrollment.body, values),
    };
  });
}
