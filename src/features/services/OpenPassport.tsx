import type { Content } from '#content/parse.ts';
import { localAddress } from '#languages.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface Item {
  title: string;
  text: string;
  /** What the row leads to: the courses that teach it, or the form with the service chosen. */
  links: readonly { label: string; href: string }[];
}

/** The two services as facing pages of an open passport. */
export function OpenPassport({ content }: { content: Content }) {
  const { services, courses, payments, root } = content;
  const tutoring = localAddress('/tutoring', root);
  const form = localAddress('/payments', root);
  const { options } = payments.form.service;
  return (
    <div className="passport">
      <PassportPage
        words={services.tutoring}
        items={services.tutoring.items.map((item) => ({
          ...item,
          links: courses
            .filter(({ slug }) => item.courses?.includes(slug))
            .map(({ slug, short }) => ({ label: short, href: `${tutoring}#${slug}` })),
        }))}
      />
      <PassportPage
        words={services.payments}
        items={services.payments.items.map((item) => ({
          ...item,
          links: options
            .filter(({ value }) => value === item.service)
            .map(({ value, label }) => ({ label, href: `${form}#service=${value}` })),
        }))}
      />
    </div>
  );
}

interface PassportPageProps {
  words: Content['services']['payments'];
  items: readonly Item[];
}

/** What a service includes, line by line. */
function PassportPage({ words: { heading, text, button }, items }: PassportPageProps) {
  return (
    <section className="passport-page">
      <h2>{heading}</h2>
      <p className="lede">
        <InlineMarkup>{text}</InlineMarkup>
      </p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
      <ul>
        {items.map(({ title, text, links }) => (
          <li key={title}>
            <h3>
              <InlineMarkup>{title}</InlineMarkup>
            </h3>
            <p>
              <InlineMarkup>{text}</InlineMarkup>
            </p>
            <p className="passport-links">
              {links.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
