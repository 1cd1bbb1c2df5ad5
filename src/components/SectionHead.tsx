import type { ReactNode } from 'react';

/** The head of a section: a ruled line, the heading, and the section's number on the other side. */
export function SectionHead({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div className="section-head">
      <h2>{children}</h2>
      <span className="label" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
    </div>
  );
}
