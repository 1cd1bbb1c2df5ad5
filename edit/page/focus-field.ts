import type { KeyPath } from '#content/problem.ts';

/** What FileForm puts before the path of each field's id. */
export const ID_PREFIX = 'root';

/** Opens all that is closed around a field and goes there, or to the nearest field above it. */
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
