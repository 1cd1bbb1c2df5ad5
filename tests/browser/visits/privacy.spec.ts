import type { Page } from '@playwright/test';
import { fillMessage, fillPayment, openAsEmail, openUnreadyForm } from '../../support/forms.ts';
import { headingFontArrived } from '../../support/look/look.ts';
import {
  caseTag,
  EVERY_PATH,
  expect,
  formNotice,
  formReady,
  formSheet,
  heldPress,
  test,
  watchRequests,
} from '../../support/site.ts';

/** What a page could keep about its visitor. */
async function kept(page: Page) {
  const { cookies } = await page.context().storageState();
  const inPage = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    windowName: window.name,
    historyState: history.state,
  }));
  return { cookies, ...inPage };
}

const NOTHING = {
  cookies: [],
  cookie: '',
  local: 0,
  session: 0,
  databases: 0,
  caches: 0,
  workers: 0,
  windowName: '',
  historyState: null,
};

/** Opens a page and waits until nothing more is loading. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await headingFontArrived(page);
  if ((await formSheet(page).count()) === 0) return;
  await formSheet(page).scrollIntoViewIfNeeded();
  await formReady(page);
}

async function pressTwice(page: Page, button: string, title: string): Promise<void> {
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: button }).click();
    await expect(formNotice(page, title)).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

async function copyEverything(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^Copy/ }).all()) {
    if (await button.isVisible()) await button.click();
  }
}

const USES: Record<string, (page: Page) => Promise<void>> = {
  '/payments': async (page) => {
    await fillPayment(page, {
      service: 'Express Processing',
      amount: '185.50',
      currency: 'USDT (Tether)',
      email: 'amina@example.org',
      reference: '4242 4242 4242 4242',
    });
    for (const tip of await page.getByRole('button', { name: /^About / }).all()) {
      await tip.click();
      await expect(page.getByRole('tooltip')).toBeAttached();
      await page.keyboard.press('Escape');
    }
    await pressTwice(page, 'Pay Now with Crypto', 'Payment Initiated');
    await openAsEmail(page);
    await copyEverything(page);
    // A link followed on the page fills in fields.
    await page.evaluate(() => {
      location.hash = '#reference=INV-204';
    });
    await expect(page).toHaveURL(/\/payments$/);
  },
  '/contact': async (page) => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await fillMessage(page, {
      name: 'Amina Diallo',
      email: 'amina@example.org',
      subject: 'Courses',
      message: 'x'.repeat(2000),
    });
    await pressTwice(page, 'Send Message', 'Message Sent!');
    await openAsEmail(page);
    await copyEverything(page);
    await page.getByRole('button', { name: 'Start Live Chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Copy email address' }).click();
    await page.keyboard.press('Escape');
  },
};

/** Opens and closes whatever else the page has to open. */
async function useRest(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
  }
  for (const summary of await page.locator('summary').all()) await summary.click();
  await pressMailLinks(page);
}

/** Presses every link to an email app; no email app opens. */
async function pressMailLinks(page: Page): Promise<void> {
  await page.locator('a[href^="mailto:"]').evaluateAll((links) => {
    for (const link of links) {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      if (link instanceof HTMLElement) link.click();
    }
  });
}

for (const path of EVERY_PATH) {
  test(`nothing that a visitor does on ${path} is requested or kept`, {
    tag: caseTag(['/payments', '/tutoring'].includes(path)),
  }, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await openWhole(page, path);
    const requests = watchRequests(page);
    await useRest(page);
    await USES[path]?.(page);
    expect(await kept(page)).toEqual(NOTHING);
    expect(requests).toEqual([]);
  });
}

test('nothing is kept from page to page, or passed on to the next one', async ({ page }) => {
  // Long messages are copied before the email app opens.
  await page.context().grantPermissions(['clipboard-write']);
  const told: string[] = [];
  page.on('request', (request) => {
    const { search } = new URL(request.url());
    if (search || request.postData()) told.push(request.url());
  });
  for (const path of ['/payments', '/contact'] as const) {
    await openWhole(page, path);
    await USES[path]?.(page);
  }
  await page.goto('/about');
  expect(await kept(page)).toEqual(NOTHING);
  expect(told).toEqual([]);
});

test('a form pressed before hydration sends nobody what was typed', async ({ page }) => {
  await openUnreadyForm(page, '/contact');
  await fillMessage(page, {
    name: 'Amina',
    email: 'amina@example.org',
    subject: 'Courses',
    message: 'Hello',
  });
  const requests = watchRequests(page);
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await expect(heldPress(page)).toHaveText('Send Message');
  await expect(page).toHaveURL(/\/contact$/);
  expect(requests).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
