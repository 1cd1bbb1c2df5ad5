/** Serves the built site on a free port while browser tests run; they find it at SITE_ADDRESS. */
import { serve } from '../../../tools/hosts/built-site.ts';
import { DIST } from '../built.ts';

export default async function serveSite(): Promise<() => void> {
  const { address, stop } = await serve(DIST);
  process.env.SITE_ADDRESS = address;
  return stop;
}
