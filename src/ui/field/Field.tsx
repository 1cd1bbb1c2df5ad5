import type { ReactNode } from 'react';
import { TranslatableText } from '#ui/translatable-text/TranslatableText.tsx';
import './field.css';

export interface FieldProps {
  /** The id of the control; the ids of its hint and advice begin with it. */
  id: string;
  label: string;
  /** That it may stay empty, after the label. */
  optional?: string;
  /** The control itself, described by `describedBy(id)`. */
  children: ReactNode;
  /** A button that opens more help; it comes after the control in the Tab order. */
  tip?: ReactNode;
  hint?: string;
  /** Who filled in the field, if not the visitor. */
  mark?: string | false;
  /** Announced, and never blocks submitting. */
  advice?: string | undefined;
}

/** A labeled blank of a draft, with what belongs to it beside or below it. */
export function Field({ id, label, optional, children, tip, hint, mark, advice }: FieldProps) {
  return (
    <div className="form-field">
      <label htmlFor={id}>
        <TranslatableText>{label}</TranslatableText>
        {optional && (
          <>
            {' '}
            <TranslatableText className="small">{optional}</TranslatableText>
          </>
        )}
      </label>
      {children}
      {tip}
      <div id={`${id}-advice`}>
        {mark && <Advice>{mark}</Advice>}
        <div role="status">
          {advice && (
            <Advice key={advice} about={label}>
              {advice}
            </Advice>
          )}
        </div>
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
  return hint ? `${id}-hint ${id}-advice` : `${id}-advice`;
}

/** The attributes that all text fields have. */
export function textField(id: string, hint?: string) {
  return { className: 'field-control', id, name: id, 'aria-describedby': describedBy(id, hint) };
}

interface AdviceProps {
  children: string;
  role?: 'alert';
  /** The field, for those who only hear the advice: it comes after they have left the field. */
  about?: string;
}

/** Advice with a red bar. */
export function Advice({ children, role, about }: AdviceProps) {
  return (
    <p className="note advice" role={role}>
      {about && <TranslatableText className="visually-hidden">{`${about}: `}</TranslatableText>}
      <TranslatableText>{children}</TranslatableText>
    </p>
  );
}
