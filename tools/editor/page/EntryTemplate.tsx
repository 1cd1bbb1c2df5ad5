import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import type { MouseEvent } from 'react';

/** Focuses the same button of the entry that is now at `index`. */
function followEntry(button: HTMLElement, index: number): void {
  const list = button.closest('ol');
  // After React has put the entries in their new order.
  setTimeout(() => {
    const moved = list?.children[index]?.querySelector<HTMLElement>(
      `:scope > .entry-buttons > [name="${button.getAttribute('name')}"]`,
    );
    moved?.focus();
  });
}

/** Asks first, by the title that the entry shows or by its own text. */
function confirmRemoval(button: HTMLElement, entry: string): boolean {
  const item = button.closest('li');
  const title =
    item?.querySelector('summary')?.firstChild?.textContent?.replace(/^\d+ /, '') ??
    item?.querySelector('textarea')?.value;
  return confirm(title ? `Remove ${entry}, "${title}"?` : `Remove ${entry}?`);
}

/** An entry of a list, with the buttons that move and remove it. */
export function EntryTemplate({ children, index, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const entry = `entry ${index + 1}`;
  const moves = [
    { name: 'Move up', to: index - 1, isPossible: hasMoveUp, move: onMoveUpItem },
    { name: 'Move down', to: index + 1, isPossible: hasMoveDown, move: onMoveDownItem },
  ];
  function press({ currentTarget }: MouseEvent<HTMLElement>, { to, isPossible, move }: Move) {
    if (!isPossible) return;
    move();
    followEntry(currentTarget, to);
  }
  return (
    <li>
      {children}
      <div className="entry-buttons">
        {moves.map((each) => (
          <button
            key={each.name}
            type="button"
            name={each.name}
            aria-label={`${each.name} ${entry}`}
            aria-disabled={!each.isPossible}
            onClick={(event) => press(event, each)}
          >
            {each.name}
          </button>
        ))}
        <button
          type="button"
          aria-label={`Remove ${entry}`}
          onClick={(event) => confirmRemoval(event.currentTarget, entry) && onRemoveItem(event)}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

type Move = { to: number; isPossible: boolean; move: () => void };
