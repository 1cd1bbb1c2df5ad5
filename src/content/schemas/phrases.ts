import { z } from 'astro/zod';
import { list } from './fields/basic.ts';
import { LABEL } from './fields/places.ts';
import { plural } from './fields/plural.ts';
import { text } from './fields/text.ts';

const COUNT = ['count'];
const RANGE = ['from', 'to'];

/** How facts are put into words. A phrase named after a token, such as {courses}, is its text. */
export const phrases = z
  .strictObject({
    coin: text('A coin in {coinList}', { isTokenPart: true, fill: ['name', 'code'] }),
    guarantee: text('{guarantee}, before a noun', { isTokenPart: true, fill: COUNT }),
    guaranteeDays: plural('{guaranteeDays}', COUNT),
    replyTime: plural('{replyTime}', COUNT),
    minutes: plural('{confirmTime} and {confirmRange}', COUNT),
    weeks: plural('The length of a course, and {weekRange}', COUNT),
    range: text('{count} in {confirmRange} and {weekRange}', { isTokenPart: true, fill: RANGE }),
    shortRange: text('{count} in {confirmTime}', { isTokenPart: true, fill: RANGE }),
    courseStudents: plural("The number of a course's students", COUNT),
    studentNoun: plural('{studentNoun}, after {students}', []),
    tutorNoun: plural('{tutorNoun}, after {tutors}', []),
    tutorTeam: plural('{TutorTeam}, which begins a sentence', COUNT),
    numbers: list(
      'Numbers as words, from one on',
      text('A number as a word', { isTokenPart: true, place: LABEL }),
    ),
    capitalNumbers: list(
      'The same where a sentence begins',
      text('A number as a word', { isTokenPart: true, place: LABEL }),
    ),
    courses: plural('{courses}, and {Courses} where a sentence begins', COUNT),
    theCourses: plural('{theCourses}', COUNT),
    theCoursesCapital: plural('{TheCourses}', COUNT),
    coursesCover: plural('{CoursesCover}', COUNT),
    softwareCourses: plural('{SoftwareCourses}', COUNT),
    pickOne: plural('{PickOne}: how to enroll', []),
    areas: plural('{areas} and {Areas}: the topics of tutoring on Services', COUNT),
    softwareTopics: plural('{softwareTopics}: the same in other words', COUNT),
    services: plural('{Services}: the payment services', COUNT),
    reasons: plural('{Reasons}: the reasons for cryptocurrency', COUNT),
    checks: plural('{checks} and {Checks}: the checks before a payment', COUNT),
  })
  .describe('How the facts are put into words');
