/** Where the tests of the estimate in coins find what they look at. */

/** The port of the site as delivered; the two others lie behind it. */
export const PORT = Number(process.env.PORT ?? 4322);
export const DELIVERED_SITE = `http://localhost:${PORT}`;

/** Two copies of the project: built with an address for rates, and without a word about one. */
export const COPIES = { on: 'test-results/rates/on', absent: 'test-results/rates/absent' };

/** The site built with an address for rates. */
export const RATES_SITE_PORT = PORT + 1;
export const RATES_SITE = `http://localhost:${RATES_SITE_PORT}`;

/** The address for rates, and the server behind it (rates-server.ts). */
export const RATES_PORT = PORT + 2;
export const RATES_HOST = `localhost:${RATES_PORT}`;
export const RATES_ADDRESS = `http://${RATES_HOST}/rates.json`;
