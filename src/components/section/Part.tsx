import type { ReactNode } from 'react';
import { SectionHead } from './SectionHead.tsx';
import './part.css';

/** A heading, and beside it what it is about. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="container section-part">
      <SectionHead>{heading}</SectionHead>
      <div>{children}</div>
    </section>
  );
}
