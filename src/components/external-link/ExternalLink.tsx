import type { ComponentProps } from 'react';
import type { Content } from '#content/parse.ts';

type ExternalLinkProps = Pick<ComponentProps<'a'>, 'href' | 'className'> & {
  content: Content;
  children: string;
};

/** A link to another site, which screen readers announce as such; without an address, its text alone. */
export function ExternalLink({ content, children, ...attributes }: ExternalLinkProps) {
  if (attributes.href === undefined) return children;
  return (
    <a {...attributes} rel="noreferrer">
      {children}
      <span className="visually-hidden">{` ${content.shared.externalLink}`}</span>
    </a>
  );
}
