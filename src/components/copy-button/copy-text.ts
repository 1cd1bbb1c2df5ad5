/** Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Shows and selects what could not be copied, so that the visitor can copy it. */
export function selectText(source: HTMLElement): void {
  source.hidden = false;
  if (source instanceof HTMLTextAreaElement) {
    source.focus();
    source.select();
  } else getSelection()?.selectAllChildren(source);
}
