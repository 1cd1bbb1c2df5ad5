/** Where the tests of the estimate in coins find what they look at. */

/** Two copies of the project: one built with an address for rates, one without the setting. */
export const COPIES = { on: 'test-results/rates/on', absent: 'test-results/rates/absent' };

/**
 * The address for rates that a copy is built with. The browser maps it to whichever port the rates
 * server has (site-with-rates.ts).
 */
export const RATES_HOST = 'localhost';
export const RATES_ADDRESS = `http://${RATES_HOST}/rates.json`;
