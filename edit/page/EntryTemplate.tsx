import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import type { MouseEvent } from 'react';

/** Goes to the same button of the entry that now stands at `index`. */
function followEntry(button: HTMLElement, index: number): void {
  const list = button.closest('ol');
  // Once the entries stand in their new order.
  setTimeout(() => {
    const moved = list?.children[index]?.querySelector<HTMLElement>(
      `:scope > .entry-buttons > [name="${button.getAttribute('name')}"]`,
    );
    moved?.focus();
  });
}

/** An entry of a list, with the buttons that move it and take it away. */
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
        <button type="button" aria-label={`Remove ${entry}`} onClick={onRemoveItem}>
          Remove
        </button>
      </div>
    </li>
  );
}

type Move = { to: number; isPossible: boolean; move: () => void };
