import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { addLateStyles } from '#ui/late-styles/late-styles.ts';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormWords } from './form-words.ts';
import { keepTyped } from './keep-typed.ts';
import { FORM_ATTRIBUTE, READY_EVENT } from './names.ts';
import styles from './running-form.css?inline';

addLateStyles(styles);

/** Hydrated roots: a file that hung may arrive after its replacement. */
const HYDRATED_ATTRIBUTE = 'data-hydrated';

/**
 * Makes the page's prerendered form work. `FormBoundary` shows an error of the form in its place;
 * here it is only written to the console.
 */
export async function hydrateForm<Props extends object>(Form: ComponentType<Props>): Promise<void> {
  const root = document.querySelector(`[${FORM_ATTRIBUTE}]`);
  if (!root) throw new Error('This page has no form to hydrate.');
  // FormSheet names the file with exactly this form's props.
  const words: { default: FormWords<Props> } = await import(
    /* @vite-ignore */ root.getAttribute(FORM_ATTRIBUTE) ?? ''
  );
  const { props, errorTitle } = words.default;
  if (root.hasAttribute(HYDRATED_ATTRIBUTE)) return;
  root.setAttribute(HYDRATED_ATTRIBUTE, '');
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
}

interface ReadyProps {
  root: Element;
  putBack: () => void;
  children: ReactNode;
}

/**
 * Once the form is in the page, puts back what was typed before any effect of the form reads it, then
 * tells the inline loader to replay the held press.
 */
function Ready({ root, putBack, children }: ReadyProps) {
  useLayoutEffect(putBack, [putBack]);
  useEffect(() => {
    root.dispatchEvent(new Event(READY_EVENT));
  }, [root]);
  return children;
}
