import type { ComponentProps } from 'react';
import type { SiteContent } from '#content/site-content.ts';

type ExternalLinkProps = Pick<ComponentProps<'a'>, 'href' | 'className'> & {
  content: SiteContent;
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
