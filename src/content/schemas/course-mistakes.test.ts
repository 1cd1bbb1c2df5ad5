import { test } from 'vitest';
import { expectMistake, type Mistake } from '../../../tests/support/content/content-mistakes.ts';

const mistakes: Mistake[] = [
  {
    mistake: 'a list without an entry',
    file: 'content/en/courses.yaml',
    from: '    topics:\n      - HTML and CSS\n      - JavaScript and TypeScript\n      - React\n      - Node.js and APIs\n      - SQL databases\n      - Testing and deployment\n',
    to: '    topics: []\n',
    key: 'courses › entry 1 › topics',
    message: 'has no entry. Add at least one.',
  },
  {
    mistake: 'a list written as one text',
    file: 'content/en/courses.yaml',
    from: '    topics:\n      - HTML and CSS\n      - JavaScript and TypeScript\n      - React\n      - Node.js and APIs\n      - SQL databases\n      - Testing and deployment\n',
    to: '    topics: HTML and CSS\n',
    key: 'courses › entry 1 › topics',
    message: 'needs a list: lines below it that begin with a hyphen.',
  },
  {
    mistake: 'a price without its dollar sign',
    file: 'content/en/courses.yaml',
    from: 'price: "$499"',
    to: 'price: "499"',
    key: 'courses › entry 1 › price',
    message:
      '"499" is not a price. Write a dollar sign and a whole number, in quotes, for example "$499".',
  },
  {
    mistake: 'a price without quotes',
    file: 'content/en/courses.yaml',
    from: 'price: "$549"',
    to: 'price: 549',
    key: 'courses › entry 3 › price',
    message:
      '"549" is not a price. Write a dollar sign and a whole number, in quotes, for example "$499".',
  },
  {
    mistake: 'a rating above five',
    file: 'content/en/courses.yaml',
    from: 'value: "5.0"',
    to: 'value: "5.1"',
    key: 'courses › entry 5 › rating › value',
    message:
      '"5.1" is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9".',
  },
  {
    mistake: 'a rating without quotes, which would lose its zero',
    file: 'content/en/courses.yaml',
    from: 'value: "5.0"',
    to: 'value: 5.0',
    key: 'courses › entry 5 › rating › value',
    message: '5.0 is read as a number. Put it in quotes: "5.0".',
  },
  {
    mistake: 'a rating with two decimals',
    file: 'content/en/courses.yaml',
    from: 'value: "4.8"',
    to: 'value: "4.85"',
    key: 'courses › entry 2 › rating › value',
    message:
      '"4.85" is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9".',
  },
  {
    mistake: 'a duration with its word',
    file: 'content/en/courses.yaml',
    from: 'weeks: 14',
    to: 'weeks: 14 weeks',
    key: 'courses › entry 3 › weeks',
    message: '"14 weeks" is not a whole number from 1 to 104. Write one in digits, without a word.',
  },
  {
    mistake: 'a duration of no weeks',
    file: 'content/en/courses.yaml',
    from: 'weeks: 14',
    to: 'weeks: 0',
    key: 'courses › entry 3 › weeks',
    message: '0 is not a whole number from 1 to 104. Write one in digits, without a word.',
  },
  {
    mistake: 'a number of students with a dot',
    file: 'content/en/courses.yaml',
    from: '"2,450+"',
    to: '"2.450+"',
    key: 'courses › entry 1 › students › value',
    message:
      '"2.450+" is not a number of students. Write digits with commas, in quotes, for example "2,450+".',
  },
  {
    mistake: 'a slug with capitals and spaces',
    file: 'content/en/courses.yaml',
    from: 'slug: backend-engineering',
    to: 'slug: Backend Engineering',
    key: 'courses › entry 3 › slug',
    message:
      '"Backend Engineering" is not a slug. Write at most 60 lowercase letters, digits and single hyphens, for example backend-engineering.',
  },
  {
    mistake: 'a course code in lowercase letters',
    file: 'content/en/courses.yaml',
    from: 'code: BEN',
    to: 'code: ben',
    key: 'courses › entry 3 › code',
    message: '"ben" is not a course code. Write three capital letters, for example BEN.',
  },
  {
    mistake: 'a confirmation in another order',
    file: 'content/en/courses.yaml',
    from: 'confirmed:',
    to: 'confirmed: 30.11.2026',
    key: 'courses › entry 1 › rating › confirmed',
    message: '"30.11.2026" is not a date. Write year, month and day, for example 2026-11-30.',
  },
];

test.each(mistakes)('the owner reads about $mistake', expectMistake);
