import type { KeyPath } from '#content/read/problem.ts';

/** The prefix that FileForm puts before a field's path in its id. */
export const ID_PREFIX = 'root';

/** Opens every group around a field and focuses it, or else the nearest field above it. */
export function focusField(path: KeyPath): void {
  const id = [ID_PREFIX, ...path].join('_');
  const field = document.getElementById(id);
  if (field === null) {
    if (path.length > 0) focusField(path.slice(0, -1));
    return;
  }
  for (let group = field.closest('details'); group; ) {
    group.open = true;
    group = group.parentElement?.closest('details') ?? null;
  }
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
