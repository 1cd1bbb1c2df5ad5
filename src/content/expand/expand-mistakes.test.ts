import { test } from 'vitest';
import { expectMistake, type Mistake } from '../../../tests/support/content/content-mistakes.ts';

const mistakes: Mistake[] = [
  {
    mistake: 'a title that is too long once its token is filled in',
    file: 'content/en/about.yaml',
    from: 'Story, Mission and Values"',
    to: 'Our Story, Our Mission, Our Vision and Values"',
    key: 'meta › title',
    message: 'has 64 characters, and at most 60 are allowed. Shorten it.',
  },
  {
    mistake: 'a description that is too long',
    file: 'content/en/not-found.yaml',
    from: 'This page does not exist.',
    to: 'This page does not exist. This page does not exist. This page does not exist. This page does not exist. This page does not exist. Sorry.',
    key: 'meta › description',
    message: 'has 173 characters, and at most 155 are allowed. Shorten it.',
  },
  {
    mistake: 'a misspelled token',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {coinsList}.',
    key: 'features › items › entry 6 › text',
    message: '{coinsList} is not a token. Did you mean {coinList}?',
  },
  {
    mistake: 'a token unlike any other',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {money}.',
    key: 'features › items › entry 6 › text',
    message: '{money} is not a token. The tokens are listed at the top of content/site.yaml.',
  },
  {
    mistake: 'a token without its closing brace',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {coinList.',
    key: 'features › items › entry 6 › text',
    message: 'has a brace without its other half. Write tokens like {email}.',
  },
  {
    mistake: 'a misspelled name that is filled in later',
    file: 'content/en/shared.yaml',
    from: '© {year} {brand}',
    to: '© {yaer} {brand}',
    key: 'footer › copyright',
    message: '{yaer} is not a token. Did you mean {year}?',
  },
  {
    mistake: 'a deleted name that is filled in later',
    file: 'content/en/mail.yaml',
    from: 'Enrollment Inquiry: {courseTitle}',
    to: 'Enrollment Inquiry',
    key: 'enrollment › subject',
    message: 'lacks {courseTitle}, which is filled in later. Put it back.',
  },
  {
    mistake: 'strong text that is not closed',
    file: 'content/en/payments.yaml',
    from: '**This form does not take a payment.**',
    to: '**This form does not take a payment.',
    at: '  note: >-',
    key: 'form › note',
    message: 'has ** without the one that closes it. Add or delete one.',
  },
  {
    mistake: 'a phrase without its singular',
    file: 'content/en/shared.yaml',
    from: '    one: "{count} week"\n',
    to: '',
    at: '  weeks:',
    key: 'phrases › weeks › one',
    message: 'is missing. Add "one:" beside "other:".',
  },
  {
    mistake: 'a plural that has lost its number',
    file: 'content/en/shared.yaml',
    from: 'other: "{count} weeks"',
    to: 'other: some weeks',
    key: 'phrases › weeks › other',
    message: 'lacks {count}, which is filled in later. Put it back.',
  },
];

test.each(mistakes)('the owner reads about $mistake', expectMistake);
