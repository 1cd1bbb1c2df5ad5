import { EMAIL, expect, formSheet, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => page.goto('/payments'));

test('without JavaScript, six checks stand before the payment form', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Before you pay: six checks' });
  await expect(heading).toBeVisible();
  const checks = page.locator('section').filter({ has: heading }).getByRole('listitem');
  await expect(checks).toHaveText([
    /^Check the fee at the source\. ?Find the current fee/,
    /^Know that we are optional\. ?You do not need us to apply or pay for a visa\./,
    /^Get a written quote first\. ?Email info@codepassage\.example\. Send nothing until/,
    /^Check the address, coin, network and amount\. ?A transfer to the wrong address/,
    /^Keep your secrets\. ?Nobody from CodePassage will ever ask for your seed phrase/,
    /^Expect no wallet address here\. ?We never publish a wallet address/,
  ]);
  const checksBottom = (await checks.last().boundingBox())?.y ?? Number.NaN;
  const formTop = (await formSheet(page).boundingBox())?.y ?? Number.NaN;
  expect(checksBottom).toBeLessThan(formTop);
});

test('without JavaScript, the page says that the business is no authority', async ({ page }) => {
  await expect(
    page
      .getByRole('main')
      .getByText(
        'CodePassage is a private business. It is not a government body, embassy or visa application center. Only the visa authority decides an application.',
      ),
  ).toBeVisible();
});

test('without JavaScript, a red stop box says what to do; its addresses are not links', async ({
  page,
}) => {
  const stop = page.getByText('If something feels wrong, stop.').locator('..');
  await expect(stop).toBeVisible();
  await expect(stop).toContainText('econsumer.gov');
  await expect(stop).toContainText('ReportFraud.ftc.gov');
  await expect(stop).toContainText('Type these addresses yourself: copies of them exist.');
  await expect(stop.getByRole('link')).toHaveCount(0);
});

test('without JavaScript, a real table says who refunds what', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Who refunds what' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'What you paid',
    'Can it be refunded?',
    'Who decides',
  ]);
  const rows = [
    [
      'A CodePassage course',
      'Yes, under the 7-day money-back guarantee',
      `CodePassage: email ${EMAIL}`,
    ],
    ['Our payment processing fee', 'No', '–'],
    ['Blockchain network fee', 'No', 'Nobody: it goes to the network'],
    [
      'The visa fee itself',
      'Often not, even if the visa is refused',
      'The visa authority, under its own rules',
    ],
    [
      'A transfer to a wrong address or network',
      'Usually not',
      'Nobody can reverse it: contact your wallet provider',
    ],
  ];
  for (const [paid = '', refundable = '', decides = ''] of rows) {
    const row = table.getByRole('row', { name: paid });
    await expect(row.getByRole('rowheader')).toHaveText(paid);
    await expect(row.getByRole('cell').first()).toHaveText(refundable);
    await expect(row.getByRole('cell').last()).toContainText(decides);
    await expect(row.getByRole('cell').last()).toBeVisible();
  }
  await expect(table.getByRole('rowheader')).toHaveCount(rows.length);
});

test('without JavaScript, a fee is taken apart into its three parts', async ({ page }) => {
  await expect(page.getByText('Three amounts can apply:')).toBeVisible();
  for (const part of [
    "The visa fee, set by the authority. Check it on the authority's own website.",
    'Our processing fee, shown in your written quote before you pay.',
    'The network fee, set by the blockchain and paid to the network, not to us.',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: part })).toBeVisible();
  }
});

test("without JavaScript, the form's place names the address instead", async ({ page }) => {
  await expect(
    formSheet(page).getByText(
      `This form needs JavaScript. The rest of this page works without it. To reach us, email ${EMAIL}.`,
    ),
  ).toBeVisible();
  await expect(formSheet(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
});
