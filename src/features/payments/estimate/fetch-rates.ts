import { parseRates, type Rates } from './rates.ts';

const TIMEOUT_MS = 10_000;

const MAX_BYTES = 64 * 1024;

/**
 * Fetches the rates of all coins. The request says nothing about the visitor or the page beyond the
 * network address and the site's origin, and its response is not cached.
 *
 * @throws when there is no valid response of at most 64 KB within ten seconds
 */
export async function fetchRates(address: string, cancel: AbortSignal): Promise<Rates> {
  const transfer = new AbortController();
  const stop = () => transfer.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  cancel.addEventListener('abort', stop);
  try {
    const response = await fetch(address, {
      signal: transfer.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const type = response.headers.get('content-type') ?? 'without a type';
    if (!response.ok)
      throw new Error(`The rates' address answered with status ${response.status}.`);
    if (!/^application\/json\b/i.test(type)) throw new Error(`The rates are ${type}, not JSON.`);
    return parseRates(await readText(response), Date.now());
  } finally {
    clearTimeout(timer);
    // Cancels the download of a rejected response.
    stop();
  }
}

async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) throw new Error(`The rates are longer than ${MAX_BYTES} bytes.`);
    text += decoder.decode(value, { stream: true });
  }
}
