import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { hasRosette, type RosetteContent } from '#art/rosettes/rosettes.ts';
import { BrandMark } from '#components/brand-mark/BrandMark.tsx';
import { Passage } from '#components/passage/Passage.tsx';
import { Rosette } from '#components/rosette/Rosette.tsx';
import { Band } from '#features/home/HomePage.tsx';
import type { PageName } from '#site/pages.ts';

interface SharePictureProps {
  /** The page whose drawing it shows. */
  name: PageName;
  /** The page's h1; empty where the picture has no words. */
  title: string;
  content: RosetteContent & { site: { brand: string } };
}

/** The share picture of a page, as HTML of 1200 × 630 px. */
export function sharePictureHtml({ name, title, content }: SharePictureProps): string {
  const rosette = hasRosette(name) ? name : 'home';
  const body = renderToStaticMarkup(
    <body>
      {name === 'about' ? <Passage /> : <Rosette name={rosette} content={content} />}
      <Band />
      <header>
        <BrandMark />
        {title && content.site.brand}
      </header>
      {title && (
        <h1 style={{ fontSize: sizeOf(title) }}>
          <span>{title}</span>
        </h1>
      )}
    </body>,
  );
  return `<!doctype html><meta charset="utf-8"><style>${STYLES}</style>${body}`;
}

/** The largest size in pixels at which the longest word fits the line, and the title four lines. */
function sizeOf(title: string): number {
  const longest = Math.max(...title.split(/[\s-]/u).map((word) => word.length));
  return Math.min(80, Math.floor(1150 / longest), Math.floor(530 / Math.sqrt(title.length)));
}

/** The whole variable font in its parts, so that a title may contain any Latin letter. */
const FACES = ['latin', 'latin-ext', 'vietnamese'].map((part) => {
  const file = `node_modules/@fontsource-variable/newsreader/files/newsreader-${part}-opsz-normal.woff2`;
  const data = readFileSync(file, 'base64');
  return `@font-face { font-family: ${part}; src: url(data:font/woff2;base64,${data}); font-weight: 200 800 }`;
});

const STYLES = `${readFileSync('src/styles/tokens.css', 'utf8')}
${FACES.join('\n')}
body { margin: 0; background: var(--bg); color: var(--ink);
  font: 500 44px/1 latin, latin-ext, vietnamese; font-optical-sizing: none; font-variation-settings: "opsz" 60 }
header { position: absolute; inset: 56px auto auto 72px; display: flex; align-items: center; gap: 18px;
  letter-spacing: -.015em }
header svg { width: 60px; height: 60px }
header:not(:has(+ h1)) { inset: 104px auto auto 216px }
header:not(:has(+ h1)) svg { width: 300px; height: 300px }
h1 { position: absolute; inset: 140px auto 132px 72px; width: 610px; margin: 0;
  display: flex; align-items: center; text-wrap: balance; font-weight: 500; letter-spacing: -.025em }
.engraving { position: absolute }
g.rosette-lines, pattern g { stroke-width: 1 }
.rosette { width: 740px; inset: -105px auto auto 706px }
.passage { width: 560px; inset: auto auto 120px 676px }
.band { inset: auto 0 0; width: 100%; height: 120px; background: var(--tint);
  border-top: 2px solid var(--ink) }`;
