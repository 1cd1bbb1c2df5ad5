import { expect, test } from 'vitest';
import { parseContent } from './parse.ts';
import { ContentError } from './problem.ts';
import { ROUTES } from './routes.ts';
import { readSources } from './sources.ts';
import { SPECIFICATION_SITE } from './specification-site.ts';

const delivered = readSources();

/** The delivered words with the specification's facts; each test makes a mistake of its own. */
const sound: Record<string, string> = { ...delivered, 'content/site.yaml': SPECIFICATION_SITE };

/** What an owner reads, line by line, when the content is broken. */
function mistakesIn(sources: Readonly<Record<string, string>>): string[] {
  try {
    parseContent(sources);
  } catch (error) {
    if (error instanceof ContentError) return error.message.trim().split('\n').slice(2);
    throw error;
  }
  return [];
}

/** The content with one text replaced by another; the text must stand there. */
function withEdit(file: string, from: string, to: string): Record<string, string> {
  const source = sound[file] ?? '';
  expect(source).toContain(from);
  return { ...sound, [file]: source.replace(from, () => to) };
}

function lineOf(source: string, part: string): number {
  return source.slice(0, source.indexOf(part)).split('\n').length;
}

test('the delivered content has no mistake', () => {
  expect(mistakesIn(delivered)).toEqual([]);
});

test.each([
  'https://rates.codepassage.example',
  'https://rates.codepassage.example:8443/usd.json?coins=all',
  'http://localhost:4453/rates.json',
  'http://127.0.0.1/',
])('%s may be the address for rates', (url) => {
  const rates = `defaultCoin: BTC\nrates:\n  url: ${url}`;
  expect(mistakesIn(withEdit('content/site.yaml', 'defaultCoin: BTC', rates))).toEqual([]);
});

type Mistake = {
  mistake: string;
  file: string;
  from: string;
  to: string;
  /** What stands in the line that is told, where that is not the line of the change. */
  at?: string;
  /** What the owner reads; LINE stands for the number of the line. */
  message: string;
};

const mistakes: Mistake[] = [
  {
    mistake: 'a text left empty',
    file: 'content/en/home.yaml',
    from: 'heading: What you can expect',
    to: 'heading:',
    message: 'content/en/home.yaml:LINE  features › heading: is empty. Write its text.',
  },
  {
    mistake: 'a text of nothing but spaces',
    file: 'content/en/home.yaml',
    from: 'heading: What you can expect',
    to: 'heading: "  "',
    message: 'content/en/home.yaml:LINE  features › heading: is empty. Write its text.',
  },
  {
    mistake: 'a text taken away with its key',
    file: 'content/en/contact.yaml',
    from: 'h1: Contact Us\n',
    to: '',
    at: '# yaml-language-server',
    message: 'content/en/contact.yaml:LINE  h1: is missing. Add "h1:" (The page\'s heading).',
  },
  {
    mistake: 'a list without an entry',
    file: 'content/en/courses.yaml',
    from: '    topics:\n      - HTML and CSS\n      - JavaScript and TypeScript\n      - React\n      - Node.js and APIs\n      - SQL databases\n      - Testing and deployment\n',
    to: '    topics: []\n',
    message:
      'content/en/courses.yaml:LINE  courses › entry 1 › topics: has no entry. Add at least one.',
  },
  {
    mistake: 'a list written as one text',
    file: 'content/en/courses.yaml',
    from: '    topics:\n      - HTML and CSS\n      - JavaScript and TypeScript\n      - React\n      - Node.js and APIs\n      - SQL databases\n      - Testing and deployment\n',
    to: '    topics: HTML and CSS\n',
    message:
      'content/en/courses.yaml:LINE  courses › entry 1 › topics: needs a list: lines below it that begin with a hyphen.',
  },
  {
    mistake: 'a number where a text is meant',
    file: 'content/en/not-found.yaml',
    from: 'h1: "404"',
    to: 'h1: 404',
    message:
      'content/en/not-found.yaml:LINE  h1: 404 is read as a number. Put it in quotes: "404".',
  },
  {
    mistake: 'a price without its dollar sign',
    file: 'content/en/courses.yaml',
    from: 'price: "$499"',
    to: 'price: "499"',
    message:
      'content/en/courses.yaml:LINE  courses › entry 1 › price: "499" is not a price. Write a dollar sign and a whole number, in quotes, for example "$499".',
  },
  {
    mistake: 'a price without quotes',
    file: 'content/en/courses.yaml',
    from: 'price: "$549"',
    to: 'price: 549',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › price: 549 is read as a number. Put it in quotes: "549".',
  },
  {
    mistake: 'a rating above five',
    file: 'content/en/courses.yaml',
    from: 'value: "5.0"',
    to: 'value: "5.1"',
    message:
      'content/en/courses.yaml:LINE  courses › entry 5 › rating › value: "5.1" is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9".',
  },
  {
    mistake: 'a rating without quotes, which would lose its zero',
    file: 'content/en/courses.yaml',
    from: 'value: "5.0"',
    to: 'value: 5.0',
    message:
      'content/en/courses.yaml:LINE  courses › entry 5 › rating › value: 5.0 is read as a number. Put it in quotes: "5.0".',
  },
  {
    mistake: 'a rating with two decimals',
    file: 'content/en/courses.yaml',
    from: 'value: "4.8"',
    to: 'value: "4.85"',
    message:
      'content/en/courses.yaml:LINE  courses › entry 2 › rating › value: "4.85" is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9".',
  },
  {
    mistake: 'a duration with its word',
    file: 'content/en/courses.yaml',
    from: 'weeks: 14',
    to: 'weeks: 14 weeks',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › weeks: "14 weeks" is not a whole number from 1 to 104. Write one in digits, without a word.',
  },
  {
    mistake: 'a duration of no weeks',
    file: 'content/en/courses.yaml',
    from: 'weeks: 14',
    to: 'weeks: 0',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › weeks: 0 is not a whole number from 1 to 104. Write one in digits, without a word.',
  },
  {
    mistake: 'a number of students with a dot',
    file: 'content/en/courses.yaml',
    from: '"2,450+"',
    to: '"2.450+"',
    message:
      'content/en/courses.yaml:LINE  courses › entry 1 › students › value: "2.450+" is not a number of students. Write digits with commas, in quotes, for example "2,450+".',
  },
  {
    mistake: 'a slug with capitals and spaces',
    file: 'content/en/courses.yaml',
    from: 'slug: backend-engineering',
    to: 'slug: Backend Engineering',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › slug: "Backend Engineering" is not a slug. Write small letters, digits and single hyphens, for example backend-engineering.',
  },
  {
    mistake: 'a course code in small letters',
    file: 'content/en/courses.yaml',
    from: 'code: BEN',
    to: 'code: ben',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › code: "ben" is not a course code. Write three capital letters, for example BEN.',
  },
  {
    mistake: 'two courses with one slug',
    file: 'content/en/courses.yaml',
    from: 'slug: backend-engineering',
    to: 'slug: mobile-app-development',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › slug: "mobile-app-development" already stands in entry 2. Give each entry its own.',
  },
  {
    mistake: 'two courses with one title',
    file: 'content/en/courses.yaml',
    from: 'title: Backend Engineering',
    to: 'title: Mobile App Development',
    message:
      'content/en/courses.yaml:LINE  courses › entry 3 › title: "Mobile App Development" already stands in entry 2. Give each entry its own.',
  },
  {
    mistake: 'two pages with one title',
    file: 'content/en/about.yaml',
    from: 'title: "About {brand}: Story, Mission and Values"',
    to: 'title: Visa Payment Services | {brand}',
    message:
      'content/en/about.yaml:LINE  meta › title: "Visa Payment Services | CodePassage" is also the title in content/en/payments.yaml. Give each page its own.',
  },
  {
    mistake: 'an option with an empty value',
    file: 'content/en/payments.yaml',
    from: 'value: consultation',
    to: 'value: ""',
    message:
      'content/en/payments.yaml:LINE  form › service › options › entry 4 › value: "" is not an option value. Write small letters, digits and single hyphens, for example visa-transfer.',
  },
  {
    mistake: 'two options with one value',
    file: 'content/en/payments.yaml',
    from: 'value: consultation',
    to: 'value: visa-transfer',
    message:
      'content/en/payments.yaml:LINE  form › service › options › entry 4 › value: "visa-transfer" already stands in entry 2. Give each entry its own.',
  },
  {
    mistake: 'a coin named twice',
    file: 'content/site.yaml',
    from: 'code: USDC',
    to: 'code: USDT',
    message:
      'content/site.yaml:LINE  coins › entry 4 › code: "USDT" already stands in entry 3. Give each entry its own.',
  },
  {
    mistake: 'a default coin that is not accepted',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTH',
    message:
      'content/site.yaml:LINE  defaultCoin: "BTH" is not one of the coins above. Write one of BTC, ETH, USDT, USDC, BNB.',
  },
  {
    mistake: 'an email address without its ending',
    file: 'content/site.yaml',
    from: 'email: info@codepassage.example',
    to: 'email: info@codepassage',
    message:
      'content/site.yaml:LINE  email: "info@codepassage" is not an email address. Write one with an @ and a domain, for example info@your-site.com.',
  },
  {
    mistake: 'a website without https',
    file: 'content/site.yaml',
    from: 'url: https://',
    to: 'url: http://',
    message:
      'content/site.yaml:LINE  url: "http://codepassage.example" is not the address of a website. Begin it with https:// and write nothing behind the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one.',
  },
  {
    mistake: 'a website in a folder of another',
    file: 'content/site.yaml',
    from: 'url: https://codepassage.example',
    to: 'url: https://owner.github.io/codepassage',
    message:
      'content/site.yaml:LINE  url: "https://owner.github.io/codepassage" is not the address of a website. Begin it with https:// and write nothing behind the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one.',
  },
  {
    mistake: 'a promise with its unit',
    file: 'content/site.yaml',
    from: 'value: 24\n',
    to: 'value: 24 hours\n',
    message:
      'content/site.yaml:LINE  promises › replyHours › value: "24 hours" is not a whole number from 1 to 720. Write one in digits, without a word.',
  },
  {
    mistake: 'a range that runs backward',
    file: 'content/site.yaml',
    from: 'to: 30',
    to: 'to: 5',
    message:
      'content/site.yaml:LINE  promises › confirmMinutes › to: 5 is not more than "from", 10. Write a larger number.',
  },
  {
    mistake: 'a satisfaction rate without its percent sign',
    file: 'content/site.yaml',
    from: '"95%"',
    to: '"95"',
    message:
      'content/site.yaml:LINE  claims › satisfaction › value: "95" is not a percentage. Write a number from 0 to 100 and a percent sign, for example "95%".',
  },
  {
    mistake: 'a title that is too long once its token is filled in',
    file: 'content/en/about.yaml',
    from: 'Story, Mission and Values"',
    to: 'Our Story, Our Mission, Our Vision and Values"',
    message:
      'content/en/about.yaml:LINE  meta › title: has 64 characters, and at most 60 are allowed. Shorten it.',
  },
  {
    mistake: 'a description that is too long',
    file: 'content/en/not-found.yaml',
    from: 'This page does not exist.',
    to: 'This page does not exist. This page does not exist. This page does not exist. This page does not exist. This page does not exist. Sorry.',
    message:
      'content/en/not-found.yaml:LINE  meta › description: has 173 characters, and at most 155 are allowed. Shorten it.',
  },
  {
    mistake: 'a misspelled token',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {coinsList}.',
    message:
      'content/en/home.yaml:LINE  features › items › entry 6 › text: {coinsList} is not a token. Did you mean {coinList}?',
  },
  {
    mistake: 'a token that nothing is like',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {money}.',
    message:
      'content/en/home.yaml:LINE  features › items › entry 6 › text: {money} is not a token. The tokens are listed at the head of content/site.yaml.',
  },
  {
    mistake: 'a token without its closing brace',
    file: 'content/en/home.yaml',
    from: 'Pay in {coinList}.',
    to: 'Pay in {coinList.',
    message:
      'content/en/home.yaml:LINE  features › items › entry 6 › text: has a brace without its other half. Write tokens like {email}.',
  },
  {
    mistake: 'a name to be filled in, misspelled',
    file: 'content/en/shared.yaml',
    from: '© {year} {brand}',
    to: '© {yaer} {brand}',
    message:
      'content/en/shared.yaml:LINE  footer › copyright: {yaer} is not a token. Did you mean {year}?',
  },
  {
    mistake: 'a name to be filled in, deleted',
    file: 'content/en/mail.yaml',
    from: 'Enrollment Inquiry: {courseTitle}',
    to: 'Enrollment Inquiry',
    message:
      'content/en/mail.yaml:LINE  enrollment › subject: lacks {courseTitle}, which is filled in later. Put it back.',
  },
  {
    mistake: 'an address for rates without https',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: http://rates.codepassage.example/usd.json',
    at: '  url: http://rates.codepassage.example/usd.json',
    message:
      'content/site.yaml:LINE  rates › url: "http://rates.codepassage.example/usd.json" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'an address for rates with a password',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: https://me:secret@rates.codepassage.example',
    at: '  url: https://me:secret@rates.codepassage.example',
    message:
      'content/site.yaml:LINE  rates › url: "https://me:secret@rates.codepassage.example" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'an address for rates on this website',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: /rates.json',
    at: '  url: /rates.json',
    message:
      'content/site.yaml:LINE  rates › url: "/rates.json" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'a misspelled key below the rates',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  ulr: https://rates.codepassage.example',
    at: '  ulr:',
    message: 'content/site.yaml:LINE  rates › ulr: "ulr" is not a key here. Did you mean "url"?',
  },
  {
    mistake: 'strong text that is not closed',
    file: 'content/en/payments.yaml',
    from: '**This form does not take a payment.**',
    to: '**This form does not take a payment.',
    at: '  note: >-',
    message:
      'content/en/payments.yaml:LINE  form › note: has ** without the one that closes it. Add or delete one.',
  },
  {
    mistake: 'a misspelled key',
    file: 'content/en/services.yaml',
    from: '  description: >-',
    to: '  discription: >-',
    message:
      'content/en/services.yaml:LINE  meta › discription: "discription" is not a key here. Did you mean "description"?',
  },
  {
    mistake: 'a key that nothing is like',
    file: 'content/en/services.yaml',
    from: 'h1: Our Services',
    to: 'h1: Our Services\nbanner: New',
    at: 'banner: New',
    message:
      'content/en/services.yaml:LINE  banner: "banner" is not a key here. Delete it; the keys here are meta, h1, intro, facts, tutoring, payments, why.',
  },
  {
    mistake: 'a key written twice',
    file: 'content/en/home.yaml',
    from: 'h1: Prof',
    to: 'h1: Twice\nh1: Prof',
    at: 'h1: Professional Software Training and Tutoring',
    message:
      'content/en/home.yaml:LINE: This key stands twice in the same place. Delete one of the two.',
  },
  {
    mistake: 'a tab',
    file: 'content/en/home.yaml',
    from: '  title: "{brand} –',
    to: '	title: "{brand} –',
    message:
      'content/en/home.yaml:LINE: A tab stands at the start of this line. Put spaces in its place.',
  },
  {
    mistake: 'a line too far to the right',
    file: 'content/en/home.yaml',
    from: '  secondary:',
    to: '   secondary:',
    message:
      'content/en/home.yaml:LINE: This line does not begin below the lines around it. Give it the same number of spaces.',
  },
  {
    mistake: 'a colon inside a text',
    file: 'content/en/home.yaml',
    from: 'heading: Choose your next step',
    to: 'heading: Choose: your next step',
    message:
      'content/en/home.yaml:LINE: A text holds a colon and a space, or the next line stands too far to the right. Put the whole text in double quotes, or move the line.',
  },
  {
    mistake: 'a key without its colon',
    file: 'content/en/home.yaml',
    from: 'h1: Prof',
    to: 'h1 Prof',
    message:
      'content/en/home.yaml:LINE: This line has no colon and a space after its key. Write "key: text", or put spaces before it to join the text above.',
  },
  {
    mistake: 'a quote that is not closed',
    file: 'content/en/home.yaml',
    from: 'stamp: "{guarantee} MONEY-BACK"',
    to: 'stamp: "{guarantee} MONEY-BACK',
    message:
      'content/en/home.yaml:LINE: A quote is opened here and not closed. Write the same quote at the end of the text.',
  },
  {
    mistake: 'a quote inside quotes',
    file: 'content/en/home.yaml',
    from: 'stamp: "{guarantee} MONEY-BACK"',
    to: 'stamp: "{guarantee} "MONEY" BACK"',
    message:
      'content/en/home.yaml:LINE: Something stands after the end of a value. Put the whole text in double quotes, and write \\" for a double quote inside it.',
  },
  {
    mistake: 'a text of one token without quotes',
    file: 'content/en/home.yaml',
    from: 'value: "{replyTime}"',
    to: 'value: {replyTime}',
    message:
      'content/en/home.yaml:LINE  document › facts › entry 4 › value: needs one text here. If the text begins with { or [, put it in double quotes.',
  },
  {
    mistake: 'a text that begins with a token, without quotes',
    file: 'content/en/home.yaml',
    from: 'value: "{courseCount}, beginner to advanced"',
    to: 'value: {courseCount}, beginner to advanced',
    message:
      'content/en/home.yaml:LINE: Something stands after the end of a value. Put the whole text in double quotes, and write \\" for a double quote inside it.',
  },
  {
    mistake: 'a text that begins with a star, without quotes',
    file: 'content/en/home.yaml',
    from: 'heading: Choose your next step',
    to: 'heading: *Choose*',
    message:
      'content/en/home.yaml:LINE: A text begins with *, & or !. Put the whole text in double quotes.',
  },
  {
    mistake: 'a text that begins with a backtick, without quotes',
    file: 'content/en/payments.yaml',
    from: 'title: Refunds',
    to: 'title: `Refunds`',
    message:
      'content/en/payments.yaml:LINE: A text begins with a sign that YAML keeps for itself. Put the whole text in double quotes.',
  },
  {
    mistake: 'a text cut short by a number sign',
    file: 'content/en/home.yaml',
    from: 'heading: Choose your next step',
    to: 'heading: Choose your #1 step',
    message:
      'content/en/home.yaml:LINE: The words from the # on are lost: it begins a comment. Put the whole text in double quotes.',
  },
  {
    mistake: 'a list that begins beside its key',
    file: 'content/en/home.yaml',
    from: 'heading: Choose your next step',
    to: 'heading: - Choose',
    message:
      'content/en/home.yaml:LINE: A list begins on the line of its key. Move its first hyphen to the next line.',
  },
  {
    mistake: 'a link to a page that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /contcat',
    message:
      'content/en/home.yaml:LINE  closing › secondary › href: There is no page "/contcat". Did you mean /contact?',
  },
  {
    mistake: 'a link to a course that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /tutoring#backend-enginering',
    message:
      'content/en/home.yaml:LINE  closing › secondary › href: /tutoring has no place named "backend-enginering". Did you mean /tutoring#backend-engineering?',
  },
  {
    mistake: 'a link without its slash',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: contact',
    message:
      'content/en/home.yaml:LINE  closing › secondary › href: "contact" is not an address of this website. Begin it with a slash, for example /tutoring.',
  },
  {
    mistake: 'a link that fills in a field that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /payments#servise=visa-transfer',
    message:
      'content/en/home.yaml:LINE  closing › secondary › href: /payments has no place named "servise=visa-transfer". Write /payments alone.',
  },
  {
    mistake: 'a footer link that is not in the menu',
    file: 'content/en/shared.yaml',
    from: '    - /tutoring\n',
    to: '    - /tutor\n',
    message:
      'content/en/shared.yaml:LINE  footer › learnLinks › entry 1: "/tutor" is not a page of the menu. Write one of /, /services, /tutoring, /payments, /about, /contact.',
  },
  {
    mistake: 'a switch that is neither on nor off',
    file: 'content/site.yaml',
    from: 'comparePrices: false',
    to: 'comparePrices: yes',
    message:
      'content/site.yaml:LINE  comparePrices: "yes" is neither true nor false. Write one of the two, without quotes.',
  },
  {
    mistake: 'a chat whose address is not one',
    file: 'content/site.yaml',
    from: 'liveChat:',
    to: 'liveChat: chat.example.org',
    message:
      'content/site.yaml:LINE  liveChat: "chat.example.org" is not an address on the web. Begin it with https://, for example https://chat.your-site.com/help.',
  },
  {
    mistake: 'a privacy policy without https',
    file: 'content/site.yaml',
    from: 'privacy:',
    to: 'privacy: www.example.org/privacy',
    message:
      'content/site.yaml:LINE  legal › privacy: "www.example.org/privacy" is not an address. Begin it with https://, or with a slash for a page of this website.',
  },
  {
    mistake: 'terms on a page that does not exist',
    file: 'content/site.yaml',
    from: 'terms:',
    to: 'terms: /term',
    message: `content/site.yaml:LINE  legal › terms: There is no page "/term". The pages are ${ROUTES.join(', ')}.`,
  },
  {
    mistake: 'a company with an address and no name',
    file: 'content/site.yaml',
    from: 'address:',
    to: 'address: 1 Main Street',
    at: '    name:\n    address',
    message:
      'content/site.yaml:LINE  legal › entity › name: is empty, but the company has other details here. Write its registered name.',
  },
  {
    mistake: 'a confirmation on a day that no calendar has',
    file: 'content/site.yaml',
    from: 'value: "95%"',
    to: 'value: "95%"\n    confirmed: 2026-02-30',
    at: 'confirmed:',
    message:
      'content/site.yaml:LINE  claims › satisfaction › confirmed: "2026-02-30" is not a date. Write year, month and day, for example 2026-11-30.',
  },
  {
    mistake: 'a confirmation in another order',
    file: 'content/en/courses.yaml',
    from: 'confirmed:',
    to: 'confirmed: 30.11.2026',
    message:
      'content/en/courses.yaml:LINE  courses › entry 1 › rating › confirmed: "30.11.2026" is not a date. Write year, month and day, for example 2026-11-30.',
  },
];

test.each(mistakes)('the owner is told about $mistake', ({ file, from, to, at, message }) => {
  const sources = withEdit(file, from, to);
  const line = at === undefined ? lineOf(sound[file] ?? '', from) : lineOf(sources[file] ?? '', at);
  expect(mistakesIn(sources)).toEqual([message.replace('LINE', String(line))]);
});

test('the owner is told about a headline of more students than the courses have', () => {
  const { courses } = parseContent(sound);
  const sum = courses.reduce(
    (total, { students }) => total + Number(students.replace(/\D/g, '')),
    0,
  );
  const sources = withEdit('content/site.yaml', '15,000+', '99,000+');
  expect(mistakesIn(sources)).toEqual([
    `content/site.yaml:18  claims › students › value: "99,000+" is more than the students of all courses together, ${sum.toLocaleString('en-US')}. Lower it, or correct the courses.`,
  ]);
});

test('the owner is told about every mistake at once, in the order of files and lines', () => {
  const site = withEdit('content/site.yaml', 'defaultCoin: BTC', 'defaultCoin: XRP');
  const about = withEdit('content/en/about.yaml', 'heading: Our Story', 'heading:');
  const both = { ...site, 'content/en/about.yaml': about['content/en/about.yaml'] ?? '' };
  expect(mistakesIn(both).map((line) => line.split(/[: ]/)[0])).toEqual([
    'content/site.yaml',
    'content/en/about.yaml',
  ]);
  expect(() => parseContent(both)).toThrow('The content has 2 mistakes.');
});

test('the owner is told about a file that is missing and one that has a wrong name', () => {
  const { 'content/en/home.yaml': home = '', ...rest } = sound;
  expect(mistakesIn({ ...rest, 'content/en/hom.yaml': home })).toEqual([
    'content/en/home.yaml: This file is missing. Put it back under this name.',
    'content/en/hom.yaml: No page reads this file. Did you mean content/en/home.yaml?',
  ]);
});

test('the owner is told about a file without a word in it', () => {
  expect(mistakesIn({ ...sound, 'content/en/about.yaml': '# nothing\n' })).toEqual([
    'content/en/about.yaml:1: This file is empty. Put its keys back.',
  ]);
});

test('a mistake in a fact brings up no second mistake in the texts that name it', () => {
  const sources = withEdit('content/site.yaml', 'brand: CodePassage', 'brand:');
  expect(mistakesIn(sources)).toEqual(['content/site.yaml:1  brand: is empty. Write its text.']);
});

test('a link may lead to a course, and may fill in the fields of a form', () => {
  for (const href of ['/tutoring#backend-engineering', '/payments#service=visa-transfer']) {
    const sources = withEdit('content/en/home.yaml', 'href: /contact', `href: ${href}`);
    expect(mistakesIn(sources)).toEqual([]);
  }
});

test('a switch that is left out is off, as one with nothing after its colon', () => {
  const off = parseContent(sound).site;
  const { 'content/site.yaml': site = '' } = sound;
  const leftOut = site.replace(/^ *(?:liveChat|privacy|terms|name|address|registration):\n/gm, '');
  expect(leftOut).not.toBe(site);
  const entity = 'entity: {}';
  const sources = { ...sound, 'content/site.yaml': leftOut.replace('entity:', entity) };
  expect(parseContent(sources).site).toEqual(off);
  expect(off.liveChat).toBeUndefined();
});
