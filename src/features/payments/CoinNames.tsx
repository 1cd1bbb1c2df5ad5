import { ringPlaces } from '#art/rosettes/coin-rings.ts';
import type { Site } from '#content/schemas/site.ts';

/** React's types allow `translate` on HTML elements only. */
const NAMES = { translate: 'no' };

/** The codes of the coins in the holes of the page's rosette. */
export function CoinNames({ coins }: { coins: Site['coins'] }) {
  const places = ringPlaces(coins.length);
  return (
    <g {...NAMES}>
      {coins.map(({ code }, index) => (
        <text key={code} {...places[index]}>
          {code}
        </text>
      ))}
    </g>
  );
}
