import { test } from 'vitest';
import { expectMistake, type Mistake } from '../../../tests/support/content/content-mistakes.ts';

const mistakes: Mistake[] = [
  {
    mistake: 'a text left empty',
    file: 'content/en/home.yaml',
    from: 'heading: What You Can Expect',
    to: 'heading:',
    key: 'features › heading',
    message: 'is empty. Write its text.',
  },
  {
    mistake: 'a text of nothing but spaces',
    file: 'content/en/home.yaml',
    from: 'heading: What You Can Expect',
    to: 'heading: "  "',
    key: 'features › heading',
    message: 'is empty. Write its text.',
  },
  {
    mistake: 'a text removed with its key',
    file: 'content/en/contact.yaml',
    from: 'h1: Contact Us\n',
    to: '',
    at: '# yaml-language-server',
    key: 'h1',
    message: 'is missing. Add "h1:" (The page\'s heading).',
  },
  {
    mistake: 'a number where a text is meant',
    file: 'content/en/not-found.yaml',
    from: 'h1: "404"',
    to: 'h1: 404',
    key: 'h1',
    message: '404 is read as a number. Put it in quotes: "404".',
  },
  {
    mistake: 'an option with an empty value',
    file: 'content/en/payments.yaml',
    from: 'value: consultation',
    to: 'value: ""',
    key: 'form › service › options › entry 4 › value',
    message:
      '"" is not an option value. Write lowercase letters, digits and single hyphens, for example visa-transfer.',
  },
  {
    mistake: 'an email address without its ending',
    file: 'content/site.yaml',
    from: 'email: info@codepassage.example',
    to: 'email: info@codepassage',
    key: 'email',
    message:
      '"info@codepassage" is not an email address. Write one with an @ and a domain, for example info@your-site.com.',
  },
  {
    mistake: 'a website without https',
    file: 'content/site.yaml',
    from: 'url: https://',
    to: 'url: http://',
    key: 'url',
    message:
      '"http://codepassage.example" is not the address of a website. Begin it with https:// and write nothing after the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one.',
  },
  {
    mistake: 'a website in a folder of another',
    file: 'content/site.yaml',
    from: 'url: https://codepassage.example',
    to: 'url: https://owner.github.io/codepassage',
    key: 'url',
    message:
      '"https://owner.github.io/codepassage" is not the address of a website. Begin it with https:// and write nothing after the domain, not even a slash, for example https://your-site.com. The site needs a domain to itself: for a project on GitHub Pages, docs/hosting.md says how to get one.',
  },
  {
    mistake: 'a promise with its unit',
    file: 'content/site.yaml',
    from: 'value: 24\n',
    to: 'value: 24 hours\n',
    key: 'promises › replyHours › value',
    message: '"24 hours" is not a whole number from 1 to 720. Write one in digits, without a word.',
  },
  {
    mistake: 'a satisfaction rate without its percent sign',
    file: 'content/site.yaml',
    from: '"95%"',
    to: '"95"',
    key: 'claims › satisfaction › value',
    message:
      '"95" is not a percentage. Write a number from 0 to 100 and a percent sign, for example "95%".',
  },
  {
    mistake: 'an address for rates without https',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: http://rates.codepassage.example/usd.json',
    at: '  url: http://rates.codepassage.example/usd.json',
    key: 'rates › url',
    message:
      '"http://rates.codepassage.example/usd.json" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'an address for rates with a password',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: https://me:secret@rates.codepassage.example',
    at: '  url: https://me:secret@rates.codepassage.example',
    key: 'rates › url',
    message:
      '"https://me:secret@rates.codepassage.example" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'an address for rates on this website',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  url: /rates.json',
    at: '  url: /rates.json',
    key: 'rates › url',
    message:
      '"/rates.json" is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json.',
  },
  {
    mistake: 'a misspelled key below the rates',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTC\nrates:\n  ulr: https://rates.codepassage.example',
    at: '  ulr:',
    key: 'rates › ulr',
    message: '"ulr" is not a key here. Did you mean "url"?',
  },
  {
    mistake: 'a misspelled key',
    file: 'content/en/services.yaml',
    from: '  description: >-',
    to: '  discription: >-',
    key: 'meta › discription',
    message: '"discription" is not a key here. Did you mean "description"?',
  },
  {
    mistake: 'a key unlike any other',
    file: 'content/en/services.yaml',
    from: 'h1: Our Services',
    to: 'h1: Our Services\nbanner: New',
    at: 'banner: New',
    key: 'banner',
    message:
      '"banner" is not a key here. Delete it; the keys here are meta, h1, intro, jumps, facts, tutoring, payments, why, closing.',
  },
  {
    mistake: 'a text of one token without quotes',
    file: 'content/en/home.yaml',
    from: 'value: "{replyTime}"',
    to: 'value: {replyTime}',
    key: 'document › facts › entry 4 › value',
    message: 'needs one text here. If the text begins with { or [, put it in double quotes.',
  },
  {
    mistake: 'a link without its slash',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: contact',
    key: 'closing › secondary › href',
    message:
      '"contact" is not an address of this website. Begin it with a slash, for example /tutoring.',
  },
  {
    mistake: 'a switch that is neither on nor off',
    file: 'content/site.yaml',
    from: 'comparePrices: false',
    to: 'comparePrices: yes',
    key: 'comparePrices',
    message: '"yes" is neither true nor false. Write one of the two, without quotes.',
  },
  {
    mistake: 'a chat whose address is not one',
    file: 'content/site.yaml',
    from: 'liveChat:',
    to: 'liveChat: chat.example.org',
    key: 'liveChat',
    message:
      '"chat.example.org" is not an address on the web. Begin it with https://, for example https://chat.your-site.com/help.',
  },
  {
    mistake: 'a privacy policy without https',
    file: 'content/site.yaml',
    from: 'privacy:',
    to: 'privacy: www.example.org/privacy',
    key: 'legal › privacy',
    message:
      '"www.example.org/privacy" is not an address. Begin it with https://, or with a slash for a page of this website.',
  },
  {
    mistake: 'a confirmation on a day that no calendar has',
    file: 'content/site.yaml',
    from: 'value: "95%"',
    to: 'value: "95%"\n    confirmed: 2026-02-30',
    at: 'confirmed:',
    key: 'claims › satisfaction › confirmed',
    message: '"2026-02-30" is not a date. Write year, month and day, for example 2026-11-30.',
  },
];

test.each(mistakes)('the owner reads about $mistake', expectMistake);
