import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FormBoundary } from '#forms/FormBoundary.tsx';
import type { FormWords } from './form-words.ts';
import { STATE_ATTRIBUTE } from './names.ts';

/** Makes the page's prerendered form work; `useKeptInput` in the form says when it does. */
export async function hydrateForm<Props extends object>(Form: ComponentType<Props>): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-form]');
  if (!root) throw new Error('This page has no form to hydrate.');
  root.setAttribute(STATE_ATTRIBUTE, 'starting');
  // FormSheet names the file with exactly this form's props.
  const words: { default: FormWords<Props> } = await import(
    /* @vite-ignore */ root.dataset.form ?? ''
  );
  const { props, errorTitle } = words.default;
  const report = (error: unknown) => console.warn(error);
  hydrateRoot(
    root,
    <FormBoundary title={errorTitle}>
      <Form {...props} />
    </FormBoundary>,
    { onCaughtError: report, onRecoverableError: report, onUncaughtError: report },
  );
}
