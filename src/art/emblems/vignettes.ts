import { type Drawing, group, path, withCopies } from '../curves/drawing.ts';
import { circle, ellipses } from '../curves/path-data.ts';

/** Both vignettes stand on the lower edge of this box, and fill its width. */
export const VIGNETTE_VIEW_BOX = '-138 -84 276 164';

/** From the spine to the outer edge of a page, as its paper is bent. */
const PAGE_EDGE = 'q28-26 68-26t68 22';
const TEXT_LINE = 'q24-20 54-20t46 15';
const LEAVES = [1, 2, 3, 4];
const LINES = [0, 1, 2, 3, 4, 5, 6];

/** An open book: a page, and its mirror image. */
export function bookDrawing(): Drawing[] {
  const leaves = LEAVES.map((leaf) => `M0 ${64 + 4 * leaf}${PAGE_EDGE}v${-4 * leaf}`);
  const lines = LINES.map((line) => `M18 ${14 * line - 36}${TEXT_LINE}`);
  const shadow = Array.from({ length: 19 }, (_, i) => `M0 ${6 * i - 44}l14-9`);
  const page = group([
    path(`M0 64V-52${PAGE_EDGE}v116M0 64${PAGE_EDGE}`),
    group([path([...leaves, ...lines, ...shadow].join(''))], { strokeWidth: 1.2 }),
  ]);
  return withCopies(page, 'art-page', ['scale(-1 1)']);
}

/** A coin for each that the site takes, in two rows; each covers those before it. */
export function coinsDrawing(count: number): Drawing[] {
  const inFront = Math.ceil(count / 2);
  const step = Math.min(88, 192 / Math.max(1, inFront - 1));
  const row = (coins: number, y: number) =>
    Array.from({ length: coins }, (_, i) => ({ x: step * (i - (coins - 1) / 2), y }));
  const [first = { x: 0, y: 0 }, ...others] = [...row(count - inFront, -34), ...row(inFront, 32)];
  const coin = group([
    path(circle(48), { fill: 'var(--tint)' }),
    path(circle(43) + circle(37) + ellipses(17, 17, 10, 30, 12)),
  ]);
  const moves = others.map(({ x, y }) => `translate(${x - first.x} ${y - first.y})`);
  const place = `translate(${first.x} ${first.y})`;
  return [group(withCopies(coin, 'art-money', moves), { transform: place, strokeWidth: 1.2 })];
}
