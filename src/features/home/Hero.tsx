import { Rosette } from '#components/rosette/Rosette.tsx';
import type { Content } from '#content/parse.ts';
import { MAIN_ANCHOR } from '#pages.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { IdentityDocument } from './IdentityDocument.tsx';

/** A heading of more characters is set smaller on a wide screen: its buttons stay in sight. */
const LONG_HEADING = 50;

/** The first screen: what the business teaches and offers, beside an engraved document. */
export function Hero({ content }: { content: Content }) {
  const { h1, hero } = content.home;
  return (
    <div className="hero">
      <div className="container hero-columns">
        <div className="hero-words">
          <h1
            id={MAIN_ANCHOR}
            tabIndex={-1}
            className={h1.length > LONG_HEADING ? 'hero-long' : undefined}
          >
            {h1}
          </h1>
          <p className="lede">
            <InlineMarkup>{hero.text}</InlineMarkup>
          </p>
          <div className="buttons">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink variant="secondary" href={hero.secondary.href}>
              {hero.secondary.label}
            </ButtonLink>
          </div>
        </div>
        <div className="hero-document">
          <IdentityDocument content={content} />
          <Rosette name="home" facts={content} />
        </div>
      </div>
    </div>
  );
}
