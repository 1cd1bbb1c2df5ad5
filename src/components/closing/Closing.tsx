import './closing.css';
import { BRAID_HEIGHT, BRAID_WIDTH, braidDrawing } from '#art/bands/bands.ts';
import { LineMask } from '#components/engraving/inks.tsx';
import type { Link } from '#content/schemas/common.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

/** Below the last question of a page, in the ink of the page. */
export function Braid() {
  return (
    <svg className="engraving braid" width="100%" height={BRAID_HEIGHT} aria-hidden="true">
      <LineMask
        id="art-braid"
        width={BRAID_WIDTH}
        height={BRAID_HEIGHT}
        strokeWidth={1.2}
        lines={braidDrawing}
      />
      <rect width="100%" height={BRAID_HEIGHT} mask="url(#art-braid)" />
    </svg>
  );
}

interface ClosingProps {
  words: { heading: string; text: string; primary: Link; secondary: Link };
}

/** The last section of a page: a large heading beside what to do next. */
export function Closing({ words: { heading, text, primary, secondary } }: ClosingProps) {
  return (
    <section className="section closing columns">
      <div>
        <h2>{heading}</h2>
        <Braid />
      </div>
      <div className="stack">
        <InlineMarkup as="p" className="lede">
          {text}
        </InlineMarkup>
        <div className="buttons">
          <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
          <ButtonLink variant="secondary" href={secondary.href}>
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
