import { NotFoundStamp } from '#components/NotFoundStamp.tsx';
import { Rosette } from '#components/Rosette.tsx';
import type { Link, NotFoundWords } from '#content/schema.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Rich } from '#ui/Rich.tsx';

export interface NotFoundPageProps {
  words: NotFoundWords;
  brand: string;
  /** The other pages of the site. */
  links: Link[];
}

/** Stands in for every unknown address. The script log-path.ts writes `data-log` to the console. */
export function NotFoundPage({ words, brand, links }: NotFoundPageProps) {
  return (
    <div className="not-found container" data-log={words.console}>
      <NotFoundStamp words={roundWords(brand, words.stamp)}>
        <h1>{words.h1}</h1>
      </NotFoundStamp>
      <div>
        <p className="not-found-message serif">{words.message}</p>
        <p className="lede">
          <Rich>{words.help}</Rich>
        </p>
        <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
        <nav aria-labelledby="others">
          <h2 id="others" className="label">
            {words.others}
          </h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {/* This page shows a rosette in its footer only, which copies this one. */}
      <Rosette name="home" className="visually-hidden" />
    </div>
  );
}

/** What goes round the stamp, in the letters of a machine-readable zone. */
function roundWords(brand: string, words: string): string {
  return `${brand}<<${words}<<<`.toUpperCase().replaceAll(' ', '<');
}
