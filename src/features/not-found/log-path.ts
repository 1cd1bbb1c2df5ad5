/** The inline script of the not-found page: tells a developer which address was asked for (specification §8). */
import { pathMessage } from './path-message.ts';

const template = document.querySelector<HTMLElement>('[data-log]')?.dataset.log;
if (template) console.log(pathMessage(template, location.pathname));
