/** A link fills in what is chosen from a list, and says so. */
import type { Page } from '@playwright/test';
import { fill } from '#text/fill.ts';
import { sourceContent } from '../../support/content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { choose, DEFAULT_COIN, follow, formReady, OTHER_COIN } from '../../support/forms.ts';

const { payments, contact, shared } = sourceContent;
const [service, other] = payments.form.service.options;
const [subject, otherSubject] = contact.form.subject.linked;
if (!service || !other || !subject) throw new Error('The forms need two services and a subject.');

const markOf = (page: Page, { label }: { label: string }) =>
  page.getByText(fill(shared.form.prefilled.beside, { field: label }));

test('a link chooses service and coin, and says so; a second one replaces it, never a choice', async ({
  page,
  paymentForm,
}) => {
  const { fields, ...request } = paymentForm;
  await request.open(`#service=${service.value}&currency=${OTHER_COIN.code}`);
  await expect(fields.service).toHaveText(service.label);
  await expect(fields.service).toBeInViewport();
  await expect(fields.currency).toHaveText(OTHER_COIN.option);
  await expect(markOf(page, payments.form.service)).toBeVisible();
  await expect(markOf(page, payments.form.currency)).toBeVisible();
  expect((await request.openMail()).body).toContain(service.label);
  await expect(page).toHaveURL('/payments');

  await follow(page, `service=${other.value}&currency=NONE`);
  await expect(fields.service).toHaveText(other.label);
  await expect(fields.currency).toHaveText(OTHER_COIN.option);
  await choose(fields.service, service.label);
  await expect(markOf(page, payments.form.service), 'it goes with the choice').toHaveCount(0);
  // Chosen, too, is what was there at first.
  await choose(fields.currency, DEFAULT_COIN.option);
  await follow(page, `service=${other.value}&currency=${OTHER_COIN.code}`);
  await expect(page).toHaveURL('/payments');
  await expect(fields.service).toHaveText(service.label);
  await expect(fields.currency).toHaveText(DEFAULT_COIN.option);
});

test('a link brings only a subject of the content', async ({ page, contactForm }) => {
  const { fields, ...message } = contactForm;
  await message.open(`#subject=${subject.value}&message=Send+coins&name=<b>&%=%`);
  const mark = markOf(page, contact.form.subject);
  await expect(fields.subject).toHaveValue(subject.text);
  expect((await message.openMail()).subject).toBe(subject.text);
  await expect(fields.message).toHaveValue('');
  await expect(fields.name).toHaveValue('');
  await follow(page, 'subject=Urgent');
  await expect(fields.subject).toHaveValue(subject.text);
  await expect(mark).toBeVisible();
  await fields.subject.press('End');
  await fields.subject.pressSequentially('!');
  await expect(mark).toHaveCount(0);
  await follow(page, `subject=${otherSubject?.value}`);
  await expect(page).toHaveURL('/contact');
  await expect(fields.subject).toHaveValue(`${subject.text}!`);
});

test("another's fragment stays and changes nothing", async ({ page, paymentForm }) => {
  const fragment = '#gsc.tab=0&utm_source=x&amount=185';
  await paymentForm.goto(fragment);
  await expect(page.locator('html[data-font]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await formReady(page);
  await expect(page).toHaveURL(`/payments${fragment}`);
  await expect(paymentForm.fields.amount).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
