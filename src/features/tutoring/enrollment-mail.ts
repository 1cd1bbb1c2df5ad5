import { fillMail, type Mail, type MailTemplate } from '#forms/handoff/mail.ts';

/** Specification §7. The template contains `{courseTitle}`, `{duration}` and `{level}`. */
export function enrollmentMail(
  to: string,
  course: { title: string; duration: string; level: string },
  template: MailTemplate,
): Mail {
  return fillMail(template, to, {
    courseTitle: course.title,
    duration: course.duration,
    level: course.level,
  });
}
