import type { Content } from '#content/parse.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import { NotFoundStamp } from './NotFoundStamp.tsx';

/** Served for every unknown address. The script log-path.inline.ts logs `data-log` to the console. */
export function NotFoundPage({ content }: { content: Content }) {
  const { notFound: words, site, links } = content;
  return (
    <div className="not-found container" data-log={words.console}>
      <NotFoundStamp words={roundWords(site.brand, words.stamp)}>
        <h1>{words.h1}</h1>
      </NotFoundStamp>
      <div>
        <p className="not-found-message serif">{words.message}</p>
        <p className="lede">
          <InlineMarkup>{words.help}</InlineMarkup>
        </p>
        <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
        <nav aria-labelledby="others">
          <h2 id="others" className="label">
            {words.others}
          </h2>
          <ul>
            {links.notFound.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The text around the stamp, in the characters of a machine-readable zone. */
function roundWords(brand: string, words: string): string {
  return `${brand}<<${words}`.toUpperCase().replaceAll(' ', '<');
}
