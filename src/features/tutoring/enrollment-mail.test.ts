import { expect, test } from 'vitest';
import { mailLink } from '#forms/handoff/mail.ts';
import { enrollmentMail } from './enrollment-mail.ts';

const TO = 'info@codepassage.example';
const TEMPLATE = {
  subject: 'Enrollment Inquiry: {courseTitle}',
  body: 'I am interested in the {courseTitle} course ({duration}, {level}).\n\nPlease send me information about enrollment, the schedule and pricing.',
};
const COURSE = { title: 'DevOps & Cloud Computing', duration: '8 weeks', level: 'Intermediate' };

test('§7 an enrollment mail names the course, its duration and its level', () => {
  expect(enrollmentMail(TO, COURSE, TEMPLATE)).toEqual({
    to: TO,
    subject: 'Enrollment Inquiry: DevOps & Cloud Computing',
    body: 'I am interested in the DevOps & Cloud Computing course (8 weeks, Intermediate).\n\nPlease send me information about enrollment, the schedule and pricing.',
  });
});

test('§7 the ampersand in a course title stays inside the subject of the link', () => {
  expect(mailLink(enrollmentMail(TO, COURSE, TEMPLATE))).toContain(
    '?subject=Enrollment%20Inquiry%3A%20DevOps%20%26%20Cloud%20Computing&body=',
  );
});
