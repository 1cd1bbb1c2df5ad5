import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FormBoundary } from './FormBoundary.tsx';
import type { FormData } from './FormSheet.tsx';

/**
 * Makes the page's prerendered form work. An error inside the form is shown in its place by
 * `FormBoundary`; here it is only told to the console. What stands in a `Suspense` is hydrated in
 * slices of a few milliseconds, so that the page answers in between.
 */
export function hydrateForm<Props extends object>(Form: ComponentType<Props>): void {
  const root = document.querySelector('[data-form]');
  const data = document.getElementById('form-props');
  if (!root || !data) throw new Error('This page has no form to make ready.');
  // FormSheet wrote these very props for this very form.
  const { props, errorTitle }: FormData<Props> = JSON.parse(data.textContent);
  const tell = (error: unknown) => console.warn(error);

  hydrateRoot(
    root,
    <Suspense>
      <Ready root={root}>
        <FormBoundary title={errorTitle}>
          <Form {...props} />
        </FormBoundary>
      </Ready>
    </Suspense>,
    { onCaughtError: tell, onRecoverableError: tell, onUncaughtError: tell },
  );
}

/** Tells the inline loader, once effects run, that presses may be replayed. */
function Ready({ root, children }: { root: Element; children: ReactNode }) {
  useEffect(() => {
    root.dispatchEvent(new Event('ready'));
  }, [root]);
  return children;
}
