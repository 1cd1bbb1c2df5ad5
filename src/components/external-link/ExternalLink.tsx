import type { Content } from '#content/parse.ts';

interface ExternalLinkProps {
  content: Content;
  href: string | undefined;
  className?: string;
  children: string;
}

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
