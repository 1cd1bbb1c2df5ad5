/** Serves the built site on a free port while browser tests run; they find it at SITE_ADDRESS. */
import { builtSite, serve } from '../../../tools/serve.ts';

export default async function serveSite(): Promise<() => void> {
  const { address, stop } = await serve(builtSite());
  process.env.SITE_ADDRESS = address;
  return stop;
}
