/**
 * `npm start`: serves the built site on PORT (4321). HOST names another network address than loopback
 * (0.0.0.0: all).
 */
import { builtSite, LOOPBACK, serve } from './serve.ts';

const port = Number(process.env.PORT ?? 4321);
const { address } = await serve(builtSite(), { port, host: process.env.HOST || LOOPBACK });
console.log(address);
