import { EMAIL, expect, mailParts, test } from './site.ts';

const COURSES = [
  ['Full-Stack Web Development', '12 weeks', 'Beginner to Advanced'],
  ['Mobile App Development', '10 weeks', 'Intermediate'],
  ['Backend Engineering', '14 weeks', 'Intermediate to Advanced'],
  ['DevOps & Cloud Computing', '8 weeks', 'Intermediate'],
  ['System Design & Architecture', '6 weeks', 'Advanced'],
  ['Algorithm & Data Structures', '10 weeks', 'All Levels'],
] as const;

test('§7 each of the six courses has a button that opens its own enrollment email', async ({
  page,
}) => {
  await page.goto('/tutoring');
  for (const [title, duration, level] of COURSES) {
    const button = page.getByRole('link', { name: `Email us for enrollment: ${title}` });
    await expect(button).toHaveText('Email us for enrollment');
    const href = (await button.getAttribute('href')) ?? '';
    expect(mailParts(href)).toEqual({
      to: EMAIL,
      subject: `Enrollment Inquiry: ${title}`,
      body: [
        'Hello CodePassage team,',
        '',
        `I am interested in the ${title} course (${duration}, ${level}).`,
        '',
        'Please send me information about enrollment, the schedule and pricing.',
        '',
        'Thank you.',
      ].join('\r\n'),
    });
  }
  await expect(page.locator('a[href*="Enrollment"]')).toHaveCount(6);
});

test('§7 the six emails are encoded so that every email app reads them alike', async ({ page }) => {
  await page.goto('/tutoring');
  const hrefs = await page
    .locator('a[href*="Enrollment"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(6);
  for (const href of hrefs) {
    expect(href).toMatch(/^mailto:[^?]+\?subject=[\w%.~-]+&body=[\w%.~-]+$/);
    expect(href).toContain('Enrollment%20Inquiry%3A%20');
    expect(href.replaceAll('%0D%0A', '')).not.toMatch(/%0D|%0A/);
    expect(href.length).toBeLessThan(2000);
  }
});
