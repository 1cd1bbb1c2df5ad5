import { loadContent } from '#content/load.ts';
import { securityTxt } from '#document/security-txt.ts';

export function GET(): Response {
  return new Response(securityTxt(loadContent().site, new Date()));
}
