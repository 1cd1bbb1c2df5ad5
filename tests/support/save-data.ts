import type { Page } from '@playwright/test';

/** Turns the browser's Save-Data on for the pages that are opened from now on. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
