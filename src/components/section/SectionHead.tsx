import type { ReactNode } from 'react';
import './section.css';

interface SectionHeadProps {
  /** Id of the heading. */
  id?: string;
  children: ReactNode;
}

/** The head of a section: its heading under a rule. */
export function SectionHead({ id, children }: SectionHeadProps) {
  return (
    <h2 className="section-head" id={id}>
      {children}
    </h2>
  );
}
