import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { addLateStyles } from '#site/browser.ts';
import { InlineMarkup } from '#ui/inline-markup/InlineMarkup.tsx';
import tooltipStyles from './tooltip.css?inline';
import './tooltip-button.css';

addLateStyles(tooltipStyles);

/** Radix's defaults: a tooltip opens after 700 ms, or at once when another closed less than 300 ms ago (specification §9). */
export const TooltipGroup = Radix.Provider;

/**
 * Extra help on an icon button. Radix opens it on hover and on keyboard focus. A click, the only way on a
 * touch screen, opens it or keeps it open; the next closes it. It needs a `TooltipGroup`.
 */
export function Tooltip({ id, name, text }: { id: string; name: string; text: string }) {
  const [open, setOpen] = useState(false);
  const isPinned = useRef(false);
  const wasPinned = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  function show(next: boolean): void {
    // Radix closes it on any scroll, even on the one that brings its focused button into view.
    if (!next && button.current?.matches(':focus-visible')) return;
    if (!next) isPinned.current = false;
    setOpen(next);
  }
  return (
    <Radix.Root open={open} onOpenChange={show}>
      <Radix.Trigger
        ref={button}
        id={id}
        type="button"
        className="icon-button tooltip-button"
        aria-label={name}
        aria-describedby={isHydrated ? `${id}-text` : undefined}
        onPointerDown={(event) => {
          event.preventDefault();
          wasPinned.current = isPinned.current;
        }}
        onClick={(event) => {
          event.preventDefault();
          const isKeyboard = event.detail === 0;
          isPinned.current = isKeyboard ? !open : !wasPinned.current;
          setOpen(isPinned.current);
        }}
      />
      {/* For screen readers: on touch screens they do not announce that it opens. Only after hydration:
          a browser's translation may have changed the text before. */}
      {isHydrated && (
        <span id={`${id}-text`} hidden>
          <InlineMarkup>{text}</InlineMarkup>
        </span>
      )}
      <Radix.Content
        className="tooltip"
        side="bottom"
        align="end"
        sideOffset={6}
        collisionPadding={12}
        hideWhenDetached
        onEscapeKeyDown={() => setOpen(false)}
        onPointerDownOutside={(event) => {
          if (event.target === button.current) event.preventDefault();
        }}
      >
        {/* Chromium would give the focus to a box that may scroll. */}
        <span className="tooltip-text" tabIndex={-1}>
          <InlineMarkup>{text}</InlineMarkup>
        </span>
        <Radix.Arrow className="tooltip-arrow" width={14} height={7} />
      </Radix.Content>
    </Radix.Root>
  );
}
