import { useEffect, useRef } from 'react';

interface ActionsProps {
  isChanged: boolean;
  isSaving: boolean;
  canUndo: boolean;
  onSave: () => void;
  onUndo: () => void;
  onDiscard: () => void;
  hasPreview: boolean;
  onPreview: () => void;
}

/** Saves on Ctrl+S or Cmd+S, as other programs do. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Save, undo and discard, for all files at once, and the preview. */
export function Actions(props: ActionsProps) {
  const { isChanged, isSaving, canUndo, onSave, onUndo, onDiscard } = props;
  useSaveKey(onSave);
  function discard() {
    if (isChanged && confirm('Discard everything that is not saved?')) onDiscard();
  }
  return (
    <div className="actions">
      <button
        type="button"
        className="primary"
        aria-disabled={!isChanged || isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={onSave}
      >
        Save
      </button>
      <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && onUndo()}>
        Undo
      </button>
      <button type="button" aria-disabled={!isChanged || isSaving} onClick={discard}>
        Discard
      </button>
      <button type="button" aria-pressed={props.hasPreview} onClick={props.onPreview}>
        Preview
      </button>
    </div>
  );
}
