import type { AboutWords } from '#content/schemas/about.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import './people.css';

type Person = NonNullable<AboutWords['people']>['items'][number];

interface PeopleProps {
  people: readonly Person[];
  /** Said after a link that leaves the site. */
  externalLink: string;
}

/** The people who teach, with photographs as in a passport. */
export function People({ people, externalLink }: PeopleProps) {
  return (
    <ul className="people">
      {people.map(({ name, teaches, photo, link }) => (
        <li key={name}>
          {/* The name beside it says who it is. */}
          <img src={`/people/${photo}`} alt="" width="105" height="135" loading="lazy" />
          <div>
            <h3 translate="no">
              {link === undefined ? (
                name
              ) : (
                <a href={link} rel="noreferrer">
                  {name}
                  <span className="visually-hidden">{` ${externalLink}`}</span>
                </a>
              )}
            </h3>
            <p>
              <InlineMarkup>{teaches}</InlineMarkup>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
