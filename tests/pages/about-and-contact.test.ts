import { describe, expect, test } from 'vitest';
import {
  all,
  attribute,
  type Element,
  EMAIL,
  has,
  link,
  mailParts,
  mainOf,
  one,
  text,
  texts,
  under,
} from '../support/built.ts';

describe('§2 About', () => {
  const main = mainOf('/about');

  test('story, mission, vision and three values', () => {
    expect(text(under('/about', 'Our Story'))).toContain('Two needs often meet in the same person');
    expect(text(main)).toContain(
      'To democratize software engineering education and offer secure blockchain visa payments.',
    );
    expect(text(main)).toContain('To lead where education meets innovation.');
    expect(texts(all(main, 'h2'))).toEqual(
      expect.arrayContaining([
        'Our Story',
        'Our Mission',
        'Our Vision',
        'Our Values',
        'In Numbers',
      ]),
    );
    expect(texts(all(main, 'h3'))).toEqual(['Excellence', 'Innovation', 'Community']);
  });

  test.each([
    '15,000+ students enrolled',
    '50+ expert tutors',
    '$5M+ payments processed',
    '95% satisfaction rate',
    '24/7 support',
    '7 days money-back guarantee on all courses (payment processing fees are non-refundable)',
    '10-30 minutes in which most crypto transactions confirm',
  ])('§1 the exact claim: %s', (claim) => {
    expect(texts(all(under('/about', 'In Numbers'), '*'))).toContain(claim);
  });

  test('the page says that the claims are the business’s own', () => {
    expect(text(main)).toContain('They have not been independently audited.');
  });
});

describe('§2 Contact', () => {
  const main = mainOf('/contact');

  /** The card of a list whose term is this. */
  function card(term: string): Element {
    const [found] = all(main, 'dl')
      .flatMap((list) => all(list, 'div'))
      .filter((entry) => texts(all(entry, 'dt')).includes(term));
    if (!found) throw new Error(`There is no card "${term}".`);
    return found;
  }

  test('email, hours and place', () => {
    expect(attribute(link(card('Email'), EMAIL), 'href')).toBe(`mailto:${EMAIL}`);
    expect(text(card('Business Hours'))).toContain('24/7');
    expect(text(card('Location'))).toContain('Global Service');
    expect(texts(all(main, 'h2'))).toContain('Send Us a Message');
  });

  test('four answers, open to begin with', () => {
    const questions = under('/contact', 'Frequently Asked Questions');
    expect(texts(all(questions, 'h3'))).toEqual([
      'How do I enroll in a course?',
      'Which cryptocurrencies do you accept?',
      'How long does processing take?',
      'What is your refund policy?',
    ]);
    expect(all(questions, 'details').map((each) => has(each, 'open'))).toEqual(Array(4).fill(true));
    expect(text(questions)).toContain('All courses have our 7-day money-back guarantee');
  });

  test('browsers know how to fill in the name and the email', () => {
    expect(attribute(one(main, 'input', { id: 'name' }), 'autocomplete')).toBe('name');
    expect(attribute(one(main, 'input', { id: 'email' }), 'autocomplete')).toBe('email');
  });

  test('while there is no live chat, its button is secondary', () => {
    const [button] = all(main, 'button').filter((each) => text(each) === 'Start Live Chat');
    expect(attribute(button as Element, 'class')).toBe('button secondary');
    expect(text(main)).toContain('Not open yet. The button shows how to reach us.');
  });

  test('the notice about live chat opens an email instead', () => {
    const notice = one(main, 'div', { role: 'dialog' });
    expect(text(notice)).toContain(
      `This website has no chat window. Email ${EMAIL} and we will reply within 24 hours.`,
    );
    expect(mailParts(attribute(link(notice, 'Email us'), 'href'))).toEqual({
      to: EMAIL,
      subject: 'Live Chat Request',
      body: [
        'Hello CodePassage team,',
        '',
        'I would like to talk with someone.',
        '',
        'My question:',
        'My time zone and good times for me:',
        '',
        'Thank you.',
      ].join('\r\n'),
    });
  });
});
