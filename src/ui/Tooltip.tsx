import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { addLateStyles } from './late-styles.ts';
import { Rich } from './Rich.tsx';
import tooltipStyles from './tooltip.css?inline';
import { useMainLandmark } from './use-main-landmark.ts';
import { Words } from './Words.tsx';

addLateStyles(tooltipStyles);

/** Opens after 700 ms, at once when another closed less than 300 ms ago (specification §9). */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Around the tooltips that share the window in which the next one opens at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

/**
 * Extra help behind an icon button. Radix opens it for a pointer that rests and for keyboard focus;
 * a press, the only way on a touch screen, opens and closes it too. It needs a `TooltipGroup`.
 */
export function Tooltip({ name, text }: { name: string; text: string }) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const main = useMainLandmark();
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !isScroll()) && setOpen(next)}>
      <Radix.Trigger
        ref={button}
        type="button"
        className="tooltip-button"
        aria-label={name}
        onPointerDown={(event) => {
          event.preventDefault();
          wasOpen.current = open;
        }}
        onClick={(event) => {
          event.preventDefault();
          const isKeyboard = event.detail === 0;
          setOpen(isKeyboard ? !open : !wasOpen.current);
        }}
      >
        <Words>?</Words>
      </Radix.Trigger>
      <Radix.Portal container={main}>
        <Radix.Content
          className="tooltip"
          sideOffset={6}
          collisionPadding={12}
          hideWhenDetached
          onPointerDownOutside={(event) => {
            if (event.target === button.current) event.preventDefault();
          }}
        >
          <Rich>{text}</Rich>
          <Radix.Arrow className="tooltip-arrow" width={14} height={7} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Radix closes a tooltip on every scroll, also on the one that brings its focused button into view.
 * It moves along with its button and needs no closing.
 */
function isScroll(): boolean {
  return window.event?.type === 'scroll';
}
