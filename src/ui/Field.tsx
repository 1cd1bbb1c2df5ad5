import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

export interface FieldProps {
  /** The place of the field in its form, shown in an ink square. */
  number: number;
  /** The id of the control; its hint and advice have ids that begin with it. */
  id: string;
  label: string;
  /** The control itself. Describe it by `describedBy(id)`. */
  children: ReactNode;
  /** A button beside the label that opens more help. */
  tip?: ReactNode;
  hint?: ReactNode;
  /** What to look at again, told politely when it changes. Each has a text of its own. */
  advice?: (string | false | undefined)[];
}

/** A labelled field of a form sheet. */
export function Field({ number, id, label, children, tip, hint, advice = [] }: FieldProps) {
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          <span className="field-number" aria-hidden="true" translate="no" suppressHydrationWarning>
            {number}
          </span>
          <Words>{label}</Words>
        </label>
        {tip}
      </div>
      {children}
      <div id={`${id}-advice`} role="status">
        {advice.map((text) => text && <Advice key={text}>{text}</Advice>)}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The ids of what describes the control with this id. */
export function describedBy(id: string): string {
  return `${id}-hint ${id}-advice`;
}

/** Advice with a red bar: it never blocks anything. */
export function Advice({ children }: { children: string }) {
  return (
    <p className="advice">
      <Words>{children}</Words>
    </p>
  );
}
