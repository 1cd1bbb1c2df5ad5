import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FormWords } from './FormSheet.tsx';

/** Makes the page's prerendered form work; `useKeptInput` in the form says when it does. */
export async function hydrateForm<Props extends object>(Form: ComponentType<Props>): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-form]');
  if (!root) throw new Error('This page has no form to hydrate.');
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

interface FormBoundaryProps {
  /** Before the error's text (specification §8). */
  title: string;
  children: ReactNode;
}

/** Replaces a form that throws by its error; the rest of the page stays. */
class FormBoundary extends Component<FormBoundaryProps, { error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { error?: unknown } = {};

  override render() {
    if (!('error' in this.state)) return this.props.children;
    const { error } = this.state;
    return (
      <div className="form-error" role="alert">
        <h3>{this.props.title}</h3>
        <p>{error instanceof Error ? error.message : String(error)}</p>
      </div>
    );
  }
}
