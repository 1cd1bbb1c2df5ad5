import type { Page } from '@playwright/test';
import { EMAIL, expect, mailParts, PAGES, test } from './site.ts';

/** The headings of a page's main part, in order, without what is meant for screen readers only. */
function headings(page: Page, level: 2 | 3) {
  return page.getByRole('main').getByRole('heading', { level });
}

/** The part of a page that a heading opens. */
function under(page: Page, heading: string) {
  return page
    .getByRole('main')
    .locator('section, li')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last();
}

async function leadsTo(page: Page, from: string, link: string, path: string): Promise<void> {
  await page.goto(from);
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL(path);
}

test('§2 Home: six features', async ({ page }) => {
  await page.goto('/');
  await expect(headings(page, 2).first()).toHaveText('What you can expect');
  await expect(headings(page, 3)).toHaveText([
    'Expert Tutoring',
    'Secure Payments',
    'Global Access',
    'Comprehensive Curriculum',
    'Fast Processing',
    'Multi-Currency Support',
  ]);
});

for (const [link, path] of [
  ['Explore Courses', '/tutoring'],
  ['Make Payment', '/payments'],
  ['Start Learning', '/tutoring'],
  ['Contact Us', '/contact'],
] as const) {
  test(`§2 Home: ${link} leads to ${path}`, async ({ page }) => {
    await leadsTo(page, '/', link, path);
  });
}

test('§2 Services: two cards of eight items each', async ({ page }) => {
  await page.goto('/services');
  const tutoring = under(page, 'Software Engineering Tutoring').getByRole('listitem');
  await expect(tutoring).toHaveText([
    /^Web development/,
    /^Mobile development/,
    /^Backend development/,
    /^Databases/,
    /^DevOps and cloud/,
    /^System design/,
    /^Algorithms/,
    /^Code review/,
  ]);
  const payments = under(page, 'Visa Payment Services').getByRole('listitem');
  await expect(payments).toHaveText([
    /^Payment processing/,
    /^Transfer services/,
    /^Crypto payment gateway/,
    /^Multi-currency: BTC, ETH, USDT/,
    /^Instant confirmation/,
    /^Wallet integration/,
    /^Transaction history and tracking/,
    /^Refund and dispute management/,
  ]);
});

test('§2 Services: why cryptocurrency, in four points', async ({ page }) => {
  await page.goto('/services');
  const why = under(page, 'Why Cryptocurrency Payments?');
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    'Fast and secure',
    'Global accessibility',
    'Lower fees',
    'Privacy and control',
  ]);
});

for (const [link, path] of [
  ['View Courses', '/tutoring'],
  ['Make Payment', '/payments'],
] as const) {
  test(`§2 Services: ${link} leads to ${path}`, async ({ page }) => {
    await leadsTo(page, '/services', link, path);
  });
}

const COURSES = [
  ['Full-Stack Web Development', '12 weeks', 'Beginner to Advanced', '4.9', '2,450+'],
  ['Mobile App Development', '10 weeks', 'Intermediate', '4.8', '2,150+'],
  ['Backend Engineering', '14 weeks', 'Intermediate to Advanced', '4.9', '2,600+'],
  ['DevOps & Cloud Computing', '8 weeks', 'Intermediate', '4.7', '2,050+'],
  ['System Design & Architecture', '6 weeks', 'Advanced', '5.0', '1,900+'],
  ['Algorithm & Data Structures', '10 weeks', 'All Levels', '4.9', '3,950+'],
] as const;

test('§3 Tutoring: six course cards with duration, level, rating, students and topics', async ({
  page,
}) => {
  await page.goto('/tutoring');
  for (const [title, duration, level, rating, students] of COURSES) {
    const card = under(page, title);
    const fact = (name: string) =>
      card.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(fact('Duration')).toContainText(duration);
    await expect(fact('Rating')).toContainText(`Rated ${rating} out of 5`);
    await expect(fact('Students')).toContainText(`${students} students`);
    await expect(card.getByText(`Level: ${level}`, { exact: true })).toBeVisible();
    expect(await card.locator('dl', { hasText: 'Topics' }).locator('dd').count()).toBe(6);
  }
  await expect(page.getByRole('main').getByText('Email us for enrollment')).toHaveCount(6);
});

test('§2 Tutoring: four learning features', async ({ page }) => {
  await page.goto('/tutoring');
  await expect(under(page, 'Learning Features').getByRole('heading', { level: 3 })).toHaveText([
    'Live sessions',
    'Recorded content',
    'Project-based learning',
    'Career support',
  ]);
});

test('§3 no page shows the price of a course', async ({ request }) => {
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(
      /\$(499|449|549|399|599|349)|\b(499|449|549|599|349)\b\s*(USD|dollars)/,
    );
  }
});

test('§2 Payments: three features, information, and help', async ({ page }) => {
  await page.goto('/payments');
  const titles = await headings(page, 3).allTextContents();
  expect(titles.slice(0, 3)).toEqual(['Secure', 'Fast', 'Multi-Currency']);
  const information = under(page, 'Payment Information');
  await expect(information).toContainText(
    'Bitcoin (BTC), Ethereum (ETH), Tether (USDT), USD Coin (USDC) and Binance Coin (BNB)',
  );
  await expect(information).toContainText('Most crypto transactions confirm within 10-30 minutes.');
  await expect(information).toContainText('Our processing fees are non-refundable.');
  await expect(page.getByRole('heading', { name: 'Make a Payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Before you pay: six checks' })).toBeVisible();
});

test('§2 Payments: Contact Support opens a prepared email, its address stands beside it', async ({
  page,
}) => {
  await page.goto('/payments');
  const help = under(page, 'Need Help?');
  const href = await help.getByRole('link', { name: 'Contact Support' }).getAttribute('href');
  expect(mailParts(href ?? '')).toEqual({
    to: EMAIL,
    subject: 'Payment Support Request',
    body: [
      'Hello CodePassage team,',
      '',
      'I need help with a visa-related payment.',
      '',
      'What happened:',
      'Service:',
      'Amount in USD:',
      'Coin and network:',
      'Transaction ID (if already sent):',
      '',
      'I have not included any seed phrase, private key or password.',
      '',
      'Thank you.',
    ].join('\r\n'),
  });
  await expect(help.getByText(EMAIL, { exact: true })).toBeVisible();
  await expect(help.getByRole('button', { name: 'Copy email address' })).toBeVisible();
});

test('§2 About: story, mission, vision and three values', async ({ page }) => {
  await page.goto('/about');
  await expect(under(page, 'Our Story')).toContainText('two needs often meet in the same person');
  await expect(page.getByRole('main')).toContainText(
    'To democratize software engineering education and offer secure blockchain visa payments.',
  );
  await expect(page.getByRole('main')).toContainText('To lead where education meets innovation.');
  const titles = await headings(page, 2).allTextContents();
  for (const title of ['Our Story', 'Our Mission', 'Our Vision', 'Our Values', 'In numbers']) {
    expect(titles).toContain(title);
  }
  await expect(headings(page, 3)).toHaveText(['Excellence', 'Innovation', 'Community']);
});

test('§1 About: the claims, to the letter', async ({ page }) => {
  await page.goto('/about');
  const numbers = under(page, 'In numbers');
  for (const [figure, label] of [
    ['15,000+', 'students enrolled'],
    ['50+', 'expert tutors'],
    ['$5M+', 'payments processed'],
    ['95%', 'satisfaction rate'],
    ['24/7', 'support'],
    ['7 days', 'money-back guarantee on all courses (payment processing fees are non-refundable)'],
    ['10-30 minutes', 'in which most crypto transactions confirm'],
  ] as const) {
    await expect(numbers.getByText(`${figure} ${label}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('They have not been independently audited.');
});

test('§2 Contact: email, hours, place and four answers', async ({ page }) => {
  await page.goto('/contact');
  const card = (title: string) =>
    page.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) });
  await expect(card('Email').getByRole('link', { name: EMAIL })).toHaveAttribute(
    'href',
    `mailto:${EMAIL}`,
  );
  await expect(card('Business Hours')).toContainText('24/7');
  await expect(card('Location')).toContainText('Global Service');
  await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
  await expect(
    under(page, 'Frequently Asked Questions').getByRole('heading', { level: 3 }),
  ).toHaveText([
    'How do I enroll in a course?',
    'Which cryptocurrencies do you accept?',
    'How long does processing take?',
    'What is your refund policy?',
  ]);
  await expect(page.getByText('All courses have a 7-day money-back guarantee')).toBeVisible();
});
