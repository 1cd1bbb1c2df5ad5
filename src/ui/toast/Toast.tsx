import { Toast as Radix } from 'radix-ui';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { addLateStyles } from '#browser/late-styles.ts';
import { CloseSign } from '#ui/button/CloseSign.tsx';
import noticeStyles from './notice.css?inline';
import toastStyles from './toast.css?inline';
import { usePlaceInSight } from './use-place-in-sight.ts';

// Two sheets: `@import` has no effect in a constructed one.
addLateStyles(noticeStyles);
addLateStyles(toastStyles);

/** How long a notice stays unless it is dismissed, hovered or focused. */
const TOAST_DURATION_MS = 10_000;

interface ToastProps {
  title: string;
  text: string;
  /** Accessible name of the region in which notices appear. */
  region: string;
  dismiss: string;
  /** Decoration at the top of the notice. */
  ornament?: ReactNode;
  onClose: () => void;
}

/**
 * A notice announced in a live region; it takes no focus. Its button, Escape, a swipe or time closes
 * it, and focus returns to where it was. Give each press a new `key`: the new notice replaces the old
 * one and is announced again.
 */
export function Toast({ title, text, region, dismiss, ornament, onClose }: ToastProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const lastFocused = useLastFocused(viewport);
  usePlaceInSight(viewport);

  function close(): void {
    if (hasFocus(viewport)) lastFocused.current?.focus();
    onClose();
  }

  useEscape(close);

  return (
    <Radix.Provider duration={TOAST_DURATION_MS} label={region} swipeDirection="right">
      <Radix.Root
        type="background"
        className="notice toast"
        style={READABLE}
        onOpenChange={(open) => open || close()}
      >
        {ornament}
        <Radix.Title className="notice-title serif" onPointerDown={letMouseSelect}>
          {title}
        </Radix.Title>
        {/* Separates the last word of the title from the text when both are announced. */}{' '}
        <Radix.Description onPointerDown={letMouseSelect}>{text}</Radix.Description>
        <Radix.Close className="notice-close" aria-label={dismiss}>
          <CloseSign />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport ref={viewport} className="toast-viewport" label={region} />
    </Radix.Provider>
  );
}

/** Radix disables both, so the text could not be copied or scrolled. */
const READABLE = { userSelect: 'text', WebkitUserSelect: 'text', touchAction: 'pan-y' } as const;

/** Keeps a mouse that selects the text from swiping the notice away. */
function letMouseSelect(event: PointerEvent): void {
  if (event.pointerType === 'mouse') event.stopPropagation();
}

/** Whether focus is in the notices, or on one of the two focus guards that Radix puts beside them. */
function hasFocus(viewport: RefObject<HTMLElement | null>): boolean {
  return Boolean(viewport.current?.parentElement?.contains(document.activeElement));
}

/** The last element focused outside the notices, however focus got into them. */
function useLastFocused(viewport: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !hasFocus(viewport)) last.current = activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [viewport]);
  return last;
}

/** Closes on Escape from anywhere, unless a dropdown or tooltip handles that key. */
function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
