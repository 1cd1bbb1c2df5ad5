import type { ReactNode } from 'react';
import { spaceAfter } from '#text/fill.ts';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import './field.css';

interface FieldProps {
  /** The id of the control; the ids of its hint and warning begin with it. */
  id: string;
  label: string;
  /** The word "optional", shown after the label. */
  optional?: string;
  /** The control itself, described by `describedBy(id)`. */
  children: ReactNode;
  /** A button that opens more help; it comes after the control in the Tab order. */
  tip?: ReactNode;
  hint?: string;
  /** Announced, and never blocks submitting. */
  warning?: string | undefined;
}

/** A labeled blank of a draft, with what belongs to it beside or below it. */
export function Field({ id, label, optional, children, tip, hint, warning }: FieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>
        <TranslatableText>{label}</TranslatableText>
        {optional && (
          <>
            {spaceAfter(label, optional)}
            <TranslatableText className="small">{optional}</TranslatableText>
          </>
        )}
      </label>
      {children}
      {tip}
      <div id={`${id}-warning`} role="status">
        {warning && (
          <p key={warning} className="note warning">
            {/* The warning comes after the field was left. */}
            <TranslatableText className="visually-hidden">{`${label}: `}</TranslatableText>
            <TranslatableText>{warning}</TranslatableText>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="note">
          <TranslatableText>{hint}</TranslatableText>
        </p>
      )}
    </div>
  );
}

/** The ids of the elements that describe the control. */
export function describedBy(id: string, hint?: string): string {
  return hint ? `${id}-hint ${id}-warning` : `${id}-warning`;
}

/** The attributes that all text fields have. */
export function textFieldProps(id: string, hint?: string) {
  return { className: 'field-control', id, name: id, 'aria-describedby': describedBy(id, hint) };
}
