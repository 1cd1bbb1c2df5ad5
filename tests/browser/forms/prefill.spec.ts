/** A link fills in what is chosen from a list, and says so. */
import type { Page } from '@playwright/test';
import { choose, fieldsOf, follow, formReady, letterOf, openForm } from '../../support/forms.ts';
import { expect, test } from '../../support/site.ts';
import { words } from '../../support/words.ts';

const { payments, contact, shared } = words;
const [service, other] = payments.form.service.options;
const [subject] = contact.form.subject.linked;
if (!service || !other || !subject) throw new Error('The forms need two services and a subject.');

const markOf = (page: Page, field: string) =>
  page.getByText(shared.form.prefilled.mark.replace('{field}', field));
const { label } = payments.form.service;

test('a link chooses service and coin, in view and marked, and leaves the address', async ({
  page,
}) => {
  await page.goto(`/payments#service=${service.value}&currency=ETH`);
  await formReady(page);
  const fields = fieldsOf(page)['/payments'];
  await expect(fields.service).toHaveText(service.label);
  await expect(fields.service).toBeInViewport();
  await expect(fields.currency).toHaveText(/^ETH/);
  await expect(markOf(page, label)).toBeVisible();
  await expect(markOf(page, payments.form.currency.label)).toBeVisible();
  await expect(letterOf(page).letter).toContainText(service.label);
  await expect(page).toHaveURL('/payments');
});

test('a subject is one of the content, until it is changed; a link can bring no words of its own', async ({
  page,
}) => {
  await page.goto(`/contact#subject=${subject.value}&message=Send+coins&name=<b>&%=%`);
  await formReady(page);
  const fields = fieldsOf(page)['/contact'];
  const mark = markOf(page, contact.form.subject.label);
  await expect(fields.subject).toHaveValue(subject.text);
  await expect(letterOf(page).letter).toContainText(subject.text);
  await expect(fields.message).toHaveValue('');
  await expect(fields.name).toHaveValue('');
  await follow(page, 'subject=Urgent');
  await expect(fields.subject).toHaveValue(subject.text);
  await expect(mark).toBeVisible();
  await fields.subject.press('End');
  await fields.subject.pressSequentially('!');
  await expect(mark).toHaveCount(0);
  await follow(page, `subject=${contact.form.subject.linked[1]?.value}`);
  await expect(page).toHaveURL('/contact');
  await expect(fields.subject).toHaveValue(`${subject.text}!`);
});

test('a fragment of others stays, fills in nothing, and the page does not jump', async ({
  page,
}) => {
  for (const fragment of ['#gsc.tab=0', '#utm_source=x', '#amount=185&reference=INV-1']) {
    await page.goto(`/payments${fragment}`);
    await expect(page.locator('html.font')).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await formReady(page);
    await expect(page).toHaveURL(`/payments${fragment}`);
    await expect(fieldsOf(page)['/payments'].amount).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test('a second link replaces what the first filled in, never what was chosen', async ({ page }) => {
  await page.goto(`/payments#service=${service.value}`);
  await formReady(page);
  const fields = fieldsOf(page)['/payments'];
  await follow(page, `service=${other.value}&currency=DOGE`);
  await expect(fields.service).toHaveText(other.label);
  await expect(fields.currency).toHaveText(/^BTC/);
  await choose(fields.service, service.label);
  await expect(markOf(page, label), 'the mark goes with the choice').toHaveCount(0);
  // Chosen, too, is what was there.
  await choose(fields.currency, 'ETH (Ethereum)');
  await choose(fields.currency, 'BTC (Bitcoin)');
  await follow(page, `service=${other.value}&currency=ETH`);
  await expect(page).toHaveURL('/payments');
  await expect(fields.service).toHaveText(service.label);
  await expect(fields.currency).toHaveText('BTC (Bitcoin)');
});

test('a link that comes while the list is open leaves the focus in the list', async ({ page }) => {
  await openForm(page, '/payments');
  const { service: field } = fieldsOf(page)['/payments'];
  await field.click();
  await follow(page, `service=${other.value}`);
  await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveText(other.label);
});
