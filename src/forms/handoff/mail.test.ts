import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fillMail,
  fittingMailLink,
  MAIL_LINK_MAX_CHARS,
  type Mail,
  mailLink,
  messageText,
} from './mail.ts';

const TO = 'info@codepassage.example';
const PASTE_LINE = 'Paste the copied message here.';
const LABELS = { to: 'To', subject: 'Subject' };

/** What an email app reads from a link (RFC 6068: `+` is a plus sign). */
function opened(href: string): Mail {
  const { protocol, pathname, search, hash } = new URL(href);
  expect({ protocol, hash }).toEqual({ protocol: 'mailto:', hash: '' });
  const fields = new Map(
    search
      .slice(1)
      .split('&')
      .map((field) => {
        const [name = '', value = '', ...rest] = field.split('=');
        expect(rest).toEqual([]);
        return [name, decodeURIComponent(value)] as const;
      }),
  );
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  };
}

test('a mail link is written as every email app reads it', () => {
  expect(mailLink({ to: TO, subject: 'C++ & you', body: 'Hello,\n\n100% #1' })).toBe(
    'mailto:info@codepassage.example?subject=C%2B%2B%20%26%20you&body=Hello%2C%0D%0A%0D%0A100%25%20%231',
  );
});

test('a mail link holds nothing that ends an HTML attribute or a link in running text', () => {
  const href = mailLink({ to: TO, subject: `'"<>()*!`, body: `it's "fine" (really)!*` });
  expect(href).toMatch(/^mailto:[\w@.]+\?subject=[\w%.-]+&body=[\w%.-]+$/);
});

test('an empty subject or body is left out of the link', () => {
  expect(mailLink({ to: TO, subject: '', body: '' })).toBe(`mailto:${TO}`);
  expect(mailLink({ to: TO, subject: 'Hi', body: '' })).toBe(`mailto:${TO}?subject=Hi`);
  expect(mailLink({ to: TO, subject: '', body: 'Hi' })).toBe(`mailto:${TO}?body=Hi`);
});

test('an address with a plus sign or an odd character stays one address', () => {
  expect(opened(mailLink({ to: 'info+web&a@x.example', subject: '', body: 'Hi' })).to).toBe(
    'info+web&a@x.example',
  );
});

test.each([
  ['ampersand', 'Fish & chips &amp; tea'],
  ['plus', 'C++ and 1+1=2'],
  ['hash', '#1 at #top'],
  ['percent', '100% sure, %20 and %zz'],
  ['quotes', `"double", 'single', “curly”`],
  ['question mark and equals', 'subject=no?body=yes'],
  ['Arabic', 'مرحبا، أريد أن أعرف السعر'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['Chinese', '你好,我想报名。'],
  ['emoji of several characters', '👩‍👩‍👧‍👦 🇳🇬 👍🏽'],
  ['a null character', 'a\u0000b'],
])('%s in a subject and a body arrives unchanged', (_, text) => {
  expect(opened(mailLink({ to: TO, subject: text, body: text }))).toEqual({
    to: TO,
    subject: text,
    body: text,
  });
});

test.each([
  ['\n', 'one\ntwo\n\nthree'],
  ['\r', 'one\rtwo\r\rthree'],
  ['\r\n', 'one\r\ntwo\r\n\r\nthree'],
])('line breaks as %j arrive as CRLF', (_, body) => {
  expect(opened(mailLink({ to: TO, subject: '', body })).body).toBe('one\r\ntwo\r\n\r\nthree');
});

test('a subject stays on one line', () => {
  expect(opened(mailLink({ to: TO, subject: 'one\r\ntwo\nthree', body: '' })).subject).toBe(
    'one two three',
  );
});

test('half an emoji becomes a replacement character instead of an error', () => {
  const { href } = fittingMailLink({ to: TO, subject: 'a\ud83d', body: '\ude00b' }, PASTE_LINE);
  expect(opened(href)).toMatchObject({ subject: 'a\ufffd', body: '\ufffdb' });
});

test('a message of exactly 2,000 characters is in the link, one more is not', () => {
  const empty = mailLink({ to: TO, subject: 'S', body: 'x' }).length - 1;
  const fits = { to: TO, subject: 'S', body: 'x'.repeat(MAIL_LINK_MAX_CHARS - empty) };
  expect(fittingMailLink(fits, PASTE_LINE)).toEqual({ href: mailLink(fits), tooLong: false });
  expect(mailLink(fits)).toHaveLength(2000);

  const { href, tooLong } = fittingMailLink({ ...fits, body: `${fits.body}x` }, PASTE_LINE);
  expect(opened(href)).toEqual({ to: TO, subject: 'S', body: PASTE_LINE });
  expect(tooLong).toBe(true);
});

test('a long message is measured as encoded in the link, not as typed', () => {
  const arabic = { to: TO, subject: 'سؤال', body: 'ب'.repeat(400) };
  expect(fittingMailLink(arabic, PASTE_LINE).tooLong).toBe(true);
});

test('a subject that alone is too long is left out of the link, also over a short body', () => {
  const { href, tooLong } = fittingMailLink(
    { to: TO, subject: 'x'.repeat(2500), body: 'Hello' },
    PASTE_LINE,
  );
  expect(opened(href)).toEqual({ to: TO, subject: '', body: PASTE_LINE });
  expect(tooLong).toBe(true);
});

test('a copied message begins with To and Subject and keeps every word', () => {
  const body = `Hello,\r\n\r\n${'word '.repeat(2000)}\rend`;
  expect(messageText({ to: TO, subject: 'Hi\nthere', body }, LABELS)).toBe(
    `To: ${TO}\nSubject: Hi there\n\nHello,\n\n${'word '.repeat(2000)}\nend`,
  );
});

test('an empty value leaves nothing behind', () => {
  expect(fillMail({ subject: '{a}', body: '[{a}]' }, TO, { a: '' })).toEqual({
    to: TO,
    subject: '',
    body: '[]',
  });
});

const AWKWARD = [
  '&',
  '+',
  '#',
  '%',
  '%0A',
  '"',
  "'",
  '\r\n',
  '\n',
  '\r',
  'ب',
  '好',
  '👩‍👧',
  '{a}',
  '$&',
];

/** Any UTF-16, including lone surrogates, with more of what breaks links. */
const typed = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...AWKWARD),
        fc.integer({ min: 0x20, max: 0x7e }).map((unit) => String.fromCharCode(unit)),
        fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      ),
      { maxLength, size: 'max' },
    )
    .map((parts) => parts.join(''));

test('1,000 random messages round-trip within the limit, or are to be copied', () => {
  const outcomes = { whole: 0, pasted: 0, bare: 0 };
  fc.assert(
    fc.property(typed(600), typed(700), (subject, body) => {
      const { href, tooLong } = fittingMailLink({ to: TO, subject, body }, PASTE_LINE);
      expect(href.length).toBeLessThanOrEqual(2000);
      expect(href).not.toMatch(/[\s+"'<>()]/);

      const sent = opened(href);
      const oneLine = subject.toWellFormed().replace(/\r\n?|\n/g, ' ');
      const crlf = body.toWellFormed().replace(/\r\n?|\n/g, '\r\n');
      expect(sent.to).toBe(TO);
      expect(sent.body).toBe(tooLong ? PASTE_LINE : crlf);
      const room = mailLink({ to: TO, subject, body: tooLong ? PASTE_LINE : body }).length <= 2000;
      expect(sent.subject).toBe(room ? oneLine : '');
      expect(messageText({ to: TO, subject, body }, LABELS)).toBe(
        `To: ${TO}\nSubject: ${oneLine}\n\n${crlf.replaceAll('\r\n', '\n')}`,
      );
      outcomes[!tooLong ? 'whole' : room ? 'pasted' : 'bare'] += 1;
    }),
    // Shrinking texts of this length takes minutes.
    { numRuns: 1000, endOnFailure: true },
  );
  // The random values reached all three forms of a link.
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
});
