import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parseContent } from '#content/parse.ts';
import { expect, test } from '../support/editing-page.ts';
import { axeViolations } from '../support/look/axe.ts';

const TITLE = /^Title in the browser tab/;
const NEW_COURSE: [label: RegExp, text: string][] = [
  [/own address on/, 'embedded-systems'],
  [/Three capital letters/, 'EMB'],
  [/^Title$/, 'Embedded Systems'],
  [/^Length in weeks/, '9'],
  [/^Level/, 'Intermediate'],
  [/^Rating/, '4.5'],
  [/^Price/, '$449'],
  [/^Number of students/, '120+'],
  [
    /^What the course is about/,
    'Program small computers that measure and steer. You write firmware, read data sheets and find faults with real tools on a real board.',
  ],
];

/** Goes to a control and presses it. */
type Press = (control: Locator) => Promise<void>;

const byMouse: Press = (control) => control.click();

/** Uses only Tab, then Enter; goes back with Shift+Tab at the end of the page. */
const byKeyboard: Press = async (control) => {
  await tabTo(control);
  await control.press('Enter');
};

async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  for (let presses = 0; presses < 400; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control}`);
}

const file = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name });
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });
const summary = (scope: Page | Locator, text: RegExp) =>
  scope.locator('summary').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const status = (page: Page) => page.getByRole('status');
const addButton = (scope: Locator) => scope.getByRole('button', { name: 'Add an entry' }).last();

/** Replaces the text of a field by typing. */
async function retype(press: Press, field: Locator, text: string): Promise<void> {
  if (press === byKeyboard) await tabTo(field);
  else await field.click();
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

/** Opens everything inside that is closed. */
async function openAll(press: Press, scope: Locator): Promise<void> {
  const closed = scope.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await press(closed.first());
}

for (const [means, press] of [
  ['the mouse', byMouse],
  ['the keyboard', byKeyboard],
] as const) {
  test(`a title, a course and a coin are added by ${means}, and all other lines stay`, async ({
    page,
    address,
    copy,
  }) => {
    const before = copy.sources();
    await page.goto(address);

    await press(file(page, 'The home page'));
    await press(summary(page, /^What browsers, search engines/));
    await retype(press, page.getByRole('textbox', { name: TITLE }), '{brand} – Learn with us');

    await press(file(page, 'The courses'));
    await press(addButton(group(page, /^The courses/)));
    const course = page.locator('li:has(> * > details)').last();
    await expect(course.getByRole('textbox').first()).toBeFocused();
    await openAll(press, course);
    for (const [label, text] of NEW_COURSE) {
      await retype(press, course.getByRole('textbox', { name: label }), text);
    }
    await press(addButton(course));
    await page.keyboard.type('Microcontrollers');

    await press(file(page, 'The facts of the business'));
    await press(summary(page, /^Coins you accept/));
    await press(addButton(group(page, /^Coins you accept/)));
    await page.keyboard.type('SOL');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Solana');

    await press(save(page));
    await expect(status(page)).toHaveText(
      'Saved: content/site.yaml, content/en/home.yaml, content/en/courses.yaml.',
    );
    const after = copy.sources();
    const { 'content/en/courses.yaml': courses = '', ...others } = before;
    expect({ ...after, 'content/en/courses.yaml': courses }).toEqual({
      ...others,
      'content/en/courses.yaml': courses,
      'content/en/home.yaml': others['content/en/home.yaml']?.replace(
        /^ {2}title: .*$/m,
        '  title: "{brand} – Learn with us"',
      ),
      'content/site.yaml': others['content/site.yaml']?.replace(
        '    name: Binance Coin\n',
        '    name: Binance Coin\n  - code: SOL\n    name: Solana\n',
      ),
    });
    const added = after['content/en/courses.yaml'] ?? '';
    expect(added.slice(0, courses.length)).toBe(courses);
    expect(added.slice(courses.length)).toContain('\n  - slug: embedded-systems\n    code: EMB\n');
    expect(added).toContain('price: "$449"');
    expect(added).toContain(
      'description: >-\n      Program small computers that measure and steer. You write firmware, read data sheets and find\n      faults with real tools on a real board.\n',
    );
    const content = parseContent(after);
    expect(content.courses).toHaveLength(7);
    expect(content.site.coins).toHaveLength(6);
    expect(content.home.meta.title).toBe('CodePassage – Learn with us');
  });
}

test('a mistake is reported as in the build, nothing is written, and it can be corrected', async ({
  page,
  address,
  copy,
}) => {
  const before = copy.sources();
  await page.goto(address);
  await file(page, 'The courses').click();
  await page.locator('summary').filter({ hasText: 'Mobile App Development' }).click();
  const price = group(page, /^2 Mobile/).getByRole('textbox', { name: /^Price/ });
  await price.fill('449');
  await file(page, 'The facts of the business').click();
  await save(page).click();

  const mistake = page.getByRole('alert').getByRole('button');
  await expect(mistake).toHaveText(
    /^content\/en\/courses\.yaml:\d+ {2}courses › entry 2 › price: "449" is not a price\. Write a dollar sign and a whole number, in quotes, for example "\$499"\.$/,
  );
  expect(copy.sources()).toEqual(before);

  await mistake.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/^"449" is not a price\./);
  await price.fill('$450');
  await save(page).click();
  await expect(status(page)).toHaveText('Saved: content/en/courses.yaml.');
  await expect(page.getByRole('alert')).toBeEmpty();
  expect(copy.read('en/courses.yaml')).toBe(
    before['content/en/courses.yaml']?.replace('"$449"', '"$450"'),
  );
});

test('an emptied text is reported, and a file with broken YAML is named', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Name of the business' }).fill('');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('brand: is empty. Write its text.');

  writeFileSync(join(copy.folder, 'en/about.yaml'), 'h1: "About\n');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('content/en/about.yaml:1: A quote is opened');
  await expect(file(page, 'The page About')).toHaveCount(0);
});

test('moving and removing entries changes only their own lines', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(address);
  await summary(page, /^Coins you accept/).click();
  const coins = group(page, /^Coins you accept/);
  await coins.getByRole('button', { name: 'Move up entry 3' }).click();
  await expect(summary(coins, /^2 Tether/)).toBeVisible();
  await expect(coins.getByRole('button', { name: 'Move up entry 2' })).toBeFocused();
  page.once('dialog', (dialog) => dialog.accept());
  await coins.getByRole('button', { name: 'Remove entry 5' }).click();
  await expect(addButton(coins)).toBeFocused();
  const before = copy.read('site.yaml');
  await save(page).click();
  await expect(status(page)).toHaveText('Saved: content/site.yaml.');
  const [eth, usdt, bnb] = [
    '  - code: ETH\n    name: Ethereum\n',
    '  - code: USDT\n    name: Tether\n',
    '  - code: BNB\n    name: Binance Coin\n',
  ];
  expect(copy.read('site.yaml')).toBe(before.replace(eth + usdt, usdt + eth).replace(bnb, ''));
});

test('a file that was changed elsewhere is not overwritten', async ({ page, address, copy }) => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Name of the business' }).fill('Passage');
  const path = join(copy.folder, 'site.yaml');
  const elsewhere = copy.read('site.yaml').replace('code: CP', 'code: PA');
  writeFileSync(path, elsewhere);
  await save(page).click();
  await expect(status(page)).toContainText('content/site.yaml was changed elsewhere');
  expect(copy.read('site.yaml')).toBe(elsewhere);
});

test('the editing page has no accessibility violation', async ({ page, address }) => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Name of the business' }).fill('');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('is empty');
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
  expect(await axeViolations(page)).toEqual([]);
});

test('nothing of the editing page is in the built site', async () => {
  const files = globSync('dist/**/*.{html,js,css,json,map,txt,xml}');
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    expect(readFileSync(name, 'utf8')).not.toMatch(/rjsf|Add an entry|npm run edit/);
  }
});
