import { expect, test } from 'vitest';
import { readSources } from '#content/read/sources.ts';
import { contentIn } from '#content/site-content.ts';
import { mailLink } from './mail.ts';

const bodyOf = (link: string) => new URL(link).searchParams.get('body');

test('unusual characters arrive unchanged; half a character is replaced', () => {
  for (const body of ['100% & more? #1 + 1 = 2', '"quotes" \'and\' <tags>', 'مرحبا 你好 👋🏽']) {
    expect(bodyOf(mailLink({ to: 'a+b@c.org', subject: '', body }))).toBe(body);
  }
  expect(bodyOf(mailLink({ to: 'a@b.org', subject: '', body: '\ud83d 👋 \udc4b' }))).toBe(
    '\ufffd 👋 \ufffd',
  );
});

test('an empty subject or body is left out', () => {
  expect(mailLink({ to: 'a@b.org', subject: "It's (2)", body: '' })).toBe(
    'mailto:a@b.org?subject=It%27s%20%282%29',
  );
  expect(mailLink({ to: 'a@b.org', subject: '', body: '' })).toBe('mailto:a@b.org');
});

test('the text of an email keeps its signs; only names that are filled in lose their marks', () => {
  const sources = readSources();
  const file = 'content/mail.yaml';
  const text = 'Is 2*3*4 **more** than `6`, {email}?';
  const mail = (sources[file] ?? '').replace('My question:', text);
  const { site, mail: words } = contentIn({ ...sources, [file]: mail });
  expect(words.support.body).toContain(text.replace('{email}', site.email));
});
