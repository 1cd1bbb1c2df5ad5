import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasRosette, type RosetteContent } from '#art/rosettes/rosettes.ts';
import { Band } from '#components/band/Band.tsx';
import { BrandMark } from '#components/brand-mark/BrandMark.tsx';
import { Passage } from '#components/passage/Passage.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import type { PageName } from '#site/pages.ts';

/**
 * The share picture of a page, as HTML of 1200 × 630 px: its drawing, without words, as one picture serves
 * all languages. The middle square, to which some apps crop it, has the whole drawing.
 */
export function sharePictureHtml(name: PageName, content: RosetteContent): string {
  const rosette = hasRosette(name) ? name : 'home';
  const body = renderToStaticMarkup(
    <body className={name}>
      <header>
        <BrandMark />
      </header>
      <Band />
      {name === 'about' ? <Passage /> : <Rosette name={rosette} content={content} />}
    </body>,
  );
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style>${body}`;
}

/** A rosette is a seal on the band, on a disc of paper; the petals of Tutoring reach less far. */
const STYLES = `${readFileSync('src/styles/tokens.css', 'utf8')}
body { margin: 0; background: var(--bg) }
header svg { position: absolute; inset: 48px auto auto 48px; width: 84px; height: 84px }
.engraving { position: absolute; inset: 0; margin: auto }
g.rosette-lines { stroke-width: 1.2 }
.rosette { --reach: 99%; width: 560px;
  background: radial-gradient(closest-side, var(--bg) var(--reach), transparent 0) }
.tutoring .rosette { --reach: 81.6%; width: 680px }
.passage { width: 580px; inset: auto 0 120px }
.passage-light { fill: var(--daylight) }
.band { inset: auto 0 0; width: 100%; height: 120px; background: var(--tint);
  border-top: 2px solid var(--ink) }`;
