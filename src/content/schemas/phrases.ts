import { group, list, optional, plural, text } from './fields.ts';
import { coin } from './parts.ts';

/** The forms that amounts of dollars have: French says "5 millions de dollars", and "750 dollars". */
const AMOUNTS = [1000, 1e6];

/** How facts are put into words. */
export const phrases = group('How the facts are put into words', {
  supportHours: text('{supportHours}', { isTokenPart: true, place: 'label' }),
  moreThan: text('A figure that is rounded down, such as {students}', {
    isTokenPart: true,
    fill: ['count'],
  }),
  dollars: plural('An amount in US dollars', AMOUNTS),
  guarantee: text('{guarantee}, before a noun', { isTokenPart: true, fill: ['count'] }),
  guaranteeDays: plural('{guaranteeDays}'),
  replyTime: plural('{replyTime}'),
  minutes: plural('{confirmTime}'),
  weeks: plural('The length of a course, and {weekRange}'),
  range: text('{count} in {confirmTime} and {weekRange}', {
    isTokenPart: true,
    fill: ['from', 'to'],
  }),
  labeled: text('A value after its name', { isTokenPart: true, fill: ['label', 'value'] }),
  coin: text('A coin in {coins}', { isTokenPart: true, fill: ['name', 'code'] }),
  coins: optional(list('Coins that this language names otherwise than site.yaml', coin)),
});
