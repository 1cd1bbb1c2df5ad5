import { expect, test } from 'vitest';
import { PAGES } from '../../tests/support/built.ts';
import { SPECIFICATION, specificationContent } from '../../tests/support/content/specification.ts';
import { stripMarks } from './expand/marks.ts';

const content = specificationContent();

function titles(cards: readonly { title: string }[]): string[] {
  return cards.map(({ title }) => stripMarks(title));
}

test('§2 the header and the footer name the pages', () => {
  expect(content.shared.nav.items).toEqual(
    PAGES.map(({ link, path }) => ({ label: link, href: path })),
  );
  const { footerLearn, footerCompany } = content.links;
  expect([...footerLearn, ...footerCompany].map(({ label }) => label)).toEqual([
    'Tutoring',
    'Payments',
    'Services',
    'About',
    'Contact',
  ]);
  expect(content.shared.footer.privacyPolicy).toBe('Privacy Policy');
  expect(content.shared.footer.termsOfService).toBe('Terms of Service');
});

test('§2 Home has its buttons and its six cards', () => {
  const { hero, closing, features } = content.home;
  expect(hero.primary).toEqual({ label: 'Explore Courses', href: '/tutoring' });
  expect(hero.secondary).toEqual({ label: 'Make Payment', href: '/payments' });
  expect(closing.primary).toEqual({ label: 'Start Learning', href: '/tutoring' });
  expect(closing.secondary).toEqual({ label: 'Contact Us', href: '/contact' });
  expect(titles(features.items)).toEqual([
    'Expert Tutoring',
    'Secure Payments',
    'Global Access',
    'Comprehensive Curriculum',
    'Fast Processing',
    'Multi-Currency Support',
  ]);
});

test('§2 Services has eight topics, eight services and four reasons', () => {
  const { tutoring, payments, why } = content.services;
  expect(tutoring.heading).toBe('Software Engineering Tutoring');
  expect(tutoring.items).toHaveLength(8);
  expect(tutoring.button).toEqual({ label: 'View Courses', href: '/tutoring' });
  expect(payments.heading).toBe('Visa Payment Services');
  expect(payments.items).toHaveLength(8);
  expect(titles(payments.items)).toContain('Multi-currency: BTC, ETH, USDT');
  expect(payments.button).toEqual({ label: 'Make Payment', href: '/payments' });
  expect(why.heading).toBe('Why Cryptocurrency Payments?');
  expect(why.items).toHaveLength(4);
});

test('§3 the six courses have their title, duration, level, rating and price', () => {
  const facts = content.courses.map(({ title, duration, level, rating, price }) =>
    [title, duration, level, rating, price].join(' | '),
  );
  expect(facts).toEqual(
    expect.arrayContaining([
      'Full-Stack Web Development | 12 weeks | Beginner to Advanced | 4.9 | $499',
      'Mobile App Development | 10 weeks | Intermediate | 4.8 | $449',
      'Backend Engineering | 14 weeks | Intermediate to Advanced | 4.9 | $549',
      'DevOps & Cloud Computing | 8 weeks | Intermediate | 4.7 | $399',
      'System Design & Architecture | 6 weeks | Advanced | 5.0 | $599',
      'Algorithm & Data Structures | 10 weeks | All Levels | 4.9 | $349',
    ]),
  );
});

test('§2 Tutoring has its button and its learning features', () => {
  const { courses, learning } = content.tutoring;
  expect(courses.enroll).toBe('Email us for enrollment');
  expect(learning.heading).toBe('Learning Features');
  expect(titles(learning.items)).toEqual([
    'Live sessions',
    'Recorded content',
    'Project-based learning',
    'Career support',
  ]);
});

test('§2 Payments has its cards, its form and its options', () => {
  const { h1, features, form, help } = content.payments;
  expect(h1).toBe('Visa Payment Services');
  expect(titles(features.items)).toEqual(['Secure', 'Fast', 'Multi-Currency']);
  expect(form.heading).toBe('Make a Payment');
  expect(form.button).toBe('Pay Now with Crypto');
  expect(form.service.options.map(({ value, label }) => [value, label])).toEqual([
    ['visa-processing', 'Visa Processing Fee'],
    ['visa-transfer', 'Visa Transfer Service'],
    ['express-processing', 'Express Processing'],
    ['consultation', 'Consultation Fee'],
  ]);
  expect(help.heading).toBe('Need Help?');
  expect(help.button).toBe('Contact Support');
});

test('§8 the notices and errors have their words', () => {
  expect(content.payments.form.notice).toEqual({
    title: 'Payment Initiated',
    text: 'You will be redirected to the crypto payment gateway...',
  });
  expect(content.contact.form.notice).toEqual({
    title: 'Message Sent!',
    text: "We'll get back to you within 24 hours.",
  });
  expect(content.notFound.h1).toBe('404');
  expect(content.notFound.message).toBe('Oops! Page not found');
  expect(content.shared.error.title).toBe('Unexpected Application Error!');
});

test('§2 Contact has its cards, its fields and its buttons', () => {
  const { cards, form, chat } = content.contact;
  expect(cards.hours).toMatchObject({ title: 'Business Hours', value: '24/7' });
  expect(cards.location).toMatchObject({ title: 'Location', value: 'Global Service' });
  const { name, email, subject, message } = form;
  expect([name, email, subject, message].map(({ label }) => label)).toEqual([
    'Full Name',
    'Email',
    'Subject',
    'Message',
  ]);
  expect(form.button).toBe('Send Message');
  expect(chat.button).toBe('Start Live Chat');
});

test('§1 About names the values and the claims', () => {
  const { values, numbers } = content.about;
  expect(titles(values.items)).toEqual(['Excellence', 'Innovation', 'Community']);
  expect(numbers.items.map(({ value, label }) => `${value} ${stripMarks(label)}`)).toEqual([
    '15,000+ students enrolled',
    '50+ expert tutors',
    '$5M+ payments processed',
    '95% satisfaction rate',
    '24/7 support',
    '7 days money-back guarantee on all courses (payment processing fees are non-refundable)',
    '10-30 minutes in which most crypto transactions confirm',
  ]);
});

test('§9 texts name the accepted coins, and their codes are marked', () => {
  const multi = content.home.features.items.at(-1)?.text;
  expect(multi?.replaceAll('\u00a0', ' ')).toBe(
    'Pay in Bitcoin (`BTC`), Ethereum (`ETH`), Tether (`USDT`), USD Coin (`USDC`) or Binance Coin (`BNB`).',
  );
  expect(content.payments.meta.description).toContain('in BTC, ETH, USDT, USDC or BNB.');
  expect(content.payments.form.currency.tip.text).toContain('stablecoins are priced');
});

test('§7 the enrollment email has its subject and asks for what the specification names', () => {
  const { subject, body } = content.mail.enrollment;
  expect(subject).toBe('Enrollment Inquiry: {courseTitle}');
  for (const part of ['{courseTitle}', '{duration}', '{level}', 'enrollment', 'schedule']) {
    expect(body).toContain(part);
  }
  expect(body).toContain('pricing');
});

test('no token follows an article, which its value may not fit: "a 8-day guarantee"', () => {
  expect(Object.values(SPECIFICATION).join('\n')).not.toMatch(/\b[Aa]n? \{/);
});

test('no text of a page has the price of a course', () => {
  const { courses, ...words } = content;
  for (const { price } of courses) expect(JSON.stringify(words)).not.toContain(price);
});
