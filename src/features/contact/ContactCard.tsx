import type { ReactNode } from 'react';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';

interface ContactCardProps {
  title: string;
  value: string;
  /** Under the value. */
  text: string;
  children?: ReactNode;
}

/** One way to reach the business, or one fact about it. */
export function ContactCard({ title, value, text, children }: ContactCardProps) {
  return (
    <section>
      <h2 className="label">{title}</h2>
      <p className="serif">
        <InlineMarkup>{value}</InlineMarkup>
      </p>
      <p className="small">
        <InlineMarkup>{text}</InlineMarkup>
      </p>
      {children}
    </section>
  );
}
