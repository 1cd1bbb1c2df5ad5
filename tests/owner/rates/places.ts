/** Where the tests of the estimate in coins find what they look at. */

/** Two copies of the project: built with an address for rates, and without a word about one. */
export const COPIES = { on: 'test-results/rates/on', absent: 'test-results/rates/absent' };

/**
 * The address for rates that a copy is built with. The browser finds it at whichever port the server
 * for rates has (site-with-rates.ts).
 */
export const RATES_HOST = 'localhost';
export const RATES_ADDRESS = `http://${RATES_HOST}/rates.json`;
