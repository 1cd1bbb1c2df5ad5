import './paper.css';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SiteContent } from '#content/site-content.ts';

interface PaperProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'ol' | 'section';
}

/** A document, a card, a ticket. */
export function Paper({ as: Element = 'div', className, ...attributes }: PaperProps) {
  return <Element className={className ? `paper ${className}` : 'paper'} {...attributes} />;
}

/**
 * The first line of a document: who issued it, and what it is. lang is the source language: Turkish casing
 * would write İ.
 */
export function PaperHead({ content, children }: { content: SiteContent; children: ReactNode }) {
  return (
    <div className="paper-head label">
      <span translate="no" lang={content.source?.language}>
        {content.site.brand}
      </span>
      {children}
    </div>
  );
}
