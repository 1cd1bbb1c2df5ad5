import { z } from 'astro/zod';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyPath, Problem } from '#content/problems/problem.ts';
import { treatments } from '#content/schemas/fields.ts';
import { fieldAt } from '#content/schemas/visit.ts';
import { figureOf } from '../edit-yaml.ts';

/** The file that the fields show, and how they change it. */
export interface Form {
  /** The language of its texts. */
  language: string;
  problems: readonly Problem[];
  /** The value at a path as it is written: 5.0 */
  sourceOf: (path: KeyPath) => string | undefined;
  set: (path: KeyPath, value: unknown) => void;
  /** Keeps these entries of a list, in this order, and adds others. */
  setEntries: (path: KeyPath, order: readonly number[], added?: unknown[]) => void;
}

interface FieldProps<Schema = z.ZodType> {
  form: Form;
  schema: Schema;
  path: KeyPath;
  value: unknown;
  isOptional?: boolean;
}

interface SectionProps extends Pick<FieldProps, 'form' | 'path'> {
  label: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

const idOf = (path: KeyPath) => ['field', ...path].join('.');

/** Opens every group around a field and focuses it, or else the nearest field above it. */
export function showField(path: KeyPath): void {
  const field = document.getElementById(idOf(path));
  if (field === null && path.length > 0) showField(path.slice(0, -1));
  for (const group of document.querySelectorAll('details')) {
    if (group.contains(field)) group.open = true;
  }
  field?.focus();
}

/** The fields of a value: their kinds follow from its schema alone. */
export function Field({ schema, ...props }: FieldProps) {
  if (schema instanceof z.ZodObject) return <Group {...props} schema={schema} />;
  if (schema instanceof z.ZodArray) return <List {...props} schema={schema} />;
  return <Value {...props} schema={schema} />;
}

/** What a field is, and the key by which comments and messages name it; or the number of an entry. */
function Label({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const key = path.at(-1);
  if (typeof key === 'number') return `${schema.description} ${key + 1}`;
  return (
    <>
      {schema.description} <code aria-hidden="true">{key}</code>
    </>
  );
}

function mistakesAt(form: Form, path: KeyPath): string {
  const own = form.problems.filter((problem) => idOf(problem.path) === idOf(path));
  return own.map(({ message }) => message).join(' ');
}

function Section({ form, path, label, isOpen = false, children }: SectionProps) {
  return (
    <details open={isOpen}>
      <summary id={idOf(path)}>{label}</summary>
      <fieldset aria-labelledby={idOf(path)}>
        <p className="mistake">{mistakesAt(form, path)}</p>
        {children}
      </fieldset>
    </details>
  );
}

/** What tells an entry of a list from others: a title, or else its first text. */
function titleOf(schema: z.ZodObject, entry: unknown): string {
  const texts = Object.entries(Object(entry)).filter(([, text]) => typeof text === 'string');
  const title = texts.find(([key]) => treatments.has(fieldAt(schema, key)?.schema ?? schema));
  return String((title ?? texts[0])?.[1] ?? '');
}

function Group({ form, schema, path, value, isOptional }: FieldProps<z.ZodObject>) {
  const texts = Object.values(Object(value)).filter((text) => text !== null);
  /** An optional group is switched off by emptying its last text. */
  function set(at: KeyPath, text: unknown) {
    form.set(isOptional && text === null && texts.length < 2 ? path : at, text);
  }
  const fields = Object.keys(schema.shape).map((key) => {
    const below = { form: { ...form, set }, path: [...path, key], value: Object(value)[key] };
    const field = fieldAt(schema, key);
    return field && <Field key={key} {...field} {...below} />;
  });
  const index = path.at(-1);
  if (index === undefined) return fields;
  const title = `${Number(index) + 1} ${titleOf(schema, value)}`;
  const label = typeof index === 'number' ? title : <Label schema={schema} path={path} />;
  return <Section {...{ form, path, label }}>{fields}</Section>;
}

/** A new entry: all keys that it must have, without values. */
function blank(schema: z.ZodType): unknown {
  const element = fieldAt(schema, 0);
  if (element) return [blank(element.schema)];
  if (!(schema instanceof z.ZodObject)) return null;
  const fields = Object.keys(schema.shape).flatMap((key) => {
    const field = fieldAt(schema, key);
    return field && !field.isOptional ? [[key, blank(field.schema)]] : [];
  });
  return Object.fromEntries(fields);
}

function List({ form, schema, path, value }: FieldProps<z.ZodArray>) {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const order = [...entries.keys()];
  const entry = fieldAt(schema, 0)?.schema ?? schema;
  function write(entriesKept: readonly number[], focused: string | number, added?: unknown[]) {
    flushSync(() => form.setEntries(path, entriesKept, added));
    showField([...path, focused]);
  }
  function remove(index: number) {
    if (confirm(`Remove entry ${index + 1}?`)) write(order.toSpliced(index, 1), 'add');
  }
  function moveUp(index: number) {
    write(order.with(index, index - 1).with(index - 1, index), index - 1);
  }
  const add = () => write(order, entries.length, [blank(entry)]);
  const label = <Label schema={schema} path={path} />;
  return (
    <Section {...{ form, path, label }} isOpen={path.length === 1}>
      <ol>
        {entries.map((each, index) => {
          const name = `entry ${index + 1}`;
          return (
            <li key={name}>
              <Field form={form} schema={entry} path={[...path, index]} value={each} />
              {index > 0 && (
                <button type="button" aria-label={`Move ${name} up`} onClick={() => moveUp(index)}>
                  ↑
                </button>
              )}
              <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                ×
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" id={idOf([...path, 'add'])} onClick={add}>
        Add an entry
      </button>
    </Section>
  );
}

/** A text, a number, or yes or no. */
function Value({ form, schema, path, value }: FieldProps) {
  const [typed, setTyped] = useState('');
  const prose = treatments.get(schema);
  const stored = String((typeof value === 'number' ? form.sourceOf(path) : value) ?? '');
  // A space at the end is not stored before the word that follows it.
  const text = typed.trim() === stored ? typed : stored;
  const id = idOf(path);
  const mistakes = mistakesAt(form, path);

  function type(raw: string) {
    const next = prose?.hasLines ? raw : raw.replace(/\s*\n\s*/g, ' ');
    const trimmed = next.trim();
    setTyped(next);
    if (trimmed === stored) return;
    const figure = schema instanceof z.ZodNumber ? figureOf(trimmed) : trimmed;
    form.set(path, trimmed === '' ? null : figure);
  }
  const field = {
    id,
    'aria-invalid': mistakes !== '',
    'aria-describedby': `${id}.mistakes`,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  // For browsers that can't size a field by its text: 70 characters fit on a line.
  const rows = prose?.hasLines ? 12 : Math.ceil((text.length + 1) / 70);
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label schema={schema} path={path} />
      </label>
      {schema instanceof z.ZodBoolean ? (
        <input
          {...field}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => form.set(path, target.checked)}
        />
      ) : prose ? (
        <textarea {...field} lang={form.language} dir="auto" rows={rows} />
      ) : (
        <input {...field} />
      )}
      <p className="mistake" id={`${id}.mistakes`}>
        {mistakes}
      </p>
    </div>
  );
}
