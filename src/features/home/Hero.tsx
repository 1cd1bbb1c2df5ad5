import { Rosette } from '#components/Rosette.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';
import type { HomePageProps } from './HomePage.tsx';
import { IdentityDocument } from './IdentityDocument.tsx';

/** The first screen: what the business teaches and offers, beside an engraved document. */
export function Hero({ words, site, courses }: HomePageProps) {
  const { h1, hero } = words;
  return (
    <div className="hero">
      <div className="container hero-columns">
        <div className="hero-words">
          <h1>{h1}</h1>
          <p className="lede">
            <Rich>{hero.text}</Rich>
          </p>
          <div className="buttons">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink variant="secondary" href={hero.secondary.href}>
              {hero.secondary.label}
            </ButtonLink>
          </div>
          <p className="small">
            <Rich>{hero.small}</Rich>
          </p>
        </div>
        <div className="hero-document">
          <IdentityDocument words={words.document} site={site} courses={courses} />
          <Rosette name="home" className="rosette" />
        </div>
      </div>
    </div>
  );
}
