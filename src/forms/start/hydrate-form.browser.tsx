import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Makes the page's prerendered form work; `useHydratedForm` in the form says when it does. */
export async function hydrateForm<Props extends object>(Form: ComponentType<Props>): Promise<void> {
  const root = document.querySelector<HTMLElement>('[data-props]');
  if (!root) throw new Error('This page has no form to hydrate.');
  // DraftForm names the file with exactly this form's props.
  const propsModule: { default: Props } = await import(/* @vite-ignore */ root.dataset.props ?? '');
  hydrateRoot(root, <Form {...propsModule.default} />, {
    onRecoverableError: console.warn,
    /** React has removed a form that throws; its error takes the place (specification §8). */
    onUncaughtError(error) {
      console.warn(error);
      const place = document.querySelector('.form-crash');
      place?.append(error instanceof Error ? error.message : String(error));
      place?.removeAttribute('hidden');
      // The button has lost its form, and a pending click would say that nothing has loaded.
      for (const part of document.querySelectorAll('.submit-row, .form-not-loaded')) part.remove();
    },
  });
}
