import { Component, type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addLateStyles } from '#browser/late-styles.ts';
import type { FormWords } from './form-words.ts';
import { FAILED_EVENT, READY_EVENT, STATE_ATTRIBUTE } from './names.ts';

addLateStyles('[data-form]:has(.form-error) ~ .form-replacement { display: block }');

/** Makes the page's prerendered form work, or sends FAILED_EVENT. */
export async function hydrateForm<Props extends object>(Form: ComponentType<Props>): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-form]');
  if (!root) throw new Error('This page has no form to hydrate.');
  root.setAttribute(STATE_ATTRIBUTE, 'starting');
  try {
    // FormSheet names the file with exactly this form's props.
    const words: { default: FormWords<Props> } = await import(
      /* @vite-ignore */ root.dataset.form ?? ''
    );
    const { props, errorTitle } = words.default;
    const report = (error: unknown) => console.warn(error);
    hydrateRoot(
      root,
      <Ready root={root} putBack={keepTyped(root)}>
        <FormBoundary title={errorTitle}>
          <Form {...props} />
        </FormBoundary>
      </Ready>,
      { onCaughtError: report, onRecoverableError: report, onUncaughtError: report },
    );
  } catch (error) {
    console.warn(error);
    root.dispatchEvent(new Event(FAILED_EVENT, { bubbles: true }));
  }
}

interface ReadyProps {
  root: Element;
  putBack: () => void;
  children: ReactNode;
}

/** Puts back what was typed before any effect of the form reads it, then says that the form is ready. */
function Ready({ root, putBack, children }: ReadyProps) {
  useLayoutEffect(putBack, [putBack]);
  useEffect(() => {
    root.setAttribute(STATE_ATTRIBUTE, 'ready');
    root.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  }, [root]);
  return children;
}

/**
 * If something has put elements into the form (a password manager's button), React rebuilds it. The
 * returned function then puts back what was typed, and the focus with its selection.
 */
function keepTyped(root: Element): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('[name]')];
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    for (const { name, value } of fields) {
      // A browser extension may have added fields, with any name or with one of ours.
      const rebuilt = root.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
      if (value && rebuilt && rebuilt.value !== value) rebuilt.value = value;
    }
    if (!focused || focused.isConnected) return;
    const control = document.getElementById(focused.id);
    control?.focus({ preventScroll: true });
    // Email fields have no selection.
    if (isText(control) && isText(focused) && focused.selectionStart !== null)
      control.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  };
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
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
