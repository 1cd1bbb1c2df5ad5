import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';

/** An entry of a list, with the buttons that move it and take it away. */
export function EntryTemplate({ children, index, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const entry = `entry ${index + 1}`;
  return (
    <li>
      {children}
      <div className="entry-buttons">
        {hasMoveUp && (
          <button type="button" aria-label={`Move up ${entry}`} onClick={onMoveUpItem}>
            Move up
          </button>
        )}
        {hasMoveDown && (
          <button type="button" aria-label={`Move down ${entry}`} onClick={onMoveDownItem}>
            Move down
          </button>
        )}
        <button type="button" aria-label={`Remove ${entry}`} onClick={onRemoveItem}>
          Remove
        </button>
      </div>
    </li>
  );
}
