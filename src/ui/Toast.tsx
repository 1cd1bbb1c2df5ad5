import { Toast as Radix } from 'radix-ui';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseSign } from './CloseSign.tsx';
import { addLateStyles } from './late-styles.ts';
import toastStyles from './toast.css?inline';

addLateStyles(toastStyles);

/** How long a notice stays unless it is dismissed, hovered or focused. */
const TOAST_DURATION_MS = 10_000;

export interface ToastProps {
  title: string;
  text: string;
  /** The name of the region in which notices appear, for screen readers. */
  region: string;
  dismiss: string;
  /** Decoration at the head of the notice. */
  ornament?: ReactNode;
  onClose: () => void;
}

/**
 * A notice that is announced politely and takes no focus. It goes away by its button, Escape, a
 * swipe or after a while, and then focus is where it was before. Give each press a new `key`: the
 * new notice replaces the old one and is announced again.
 */
export function Toast({ title, text, region, dismiss, ornament, onClose }: ToastProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const lastFocused = useLastFocused(viewport);
  const side = useFreeSide();

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
        onOpenChange={(open) => open || close()}
      >
        {ornament}
        <Radix.Title className="notice-title serif">{title}</Radix.Title>
        {/* Keeps the last word of the title apart from the text when both are announced. */}{' '}
        <Radix.Description>{text}</Radix.Description>
        <Radix.Close className="notice-close" aria-label={dismiss}>
          <CloseSign />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport ref={viewport} className="toast-viewport" data-side={side} label={region} />
    </Radix.Provider>
  );
}

/** Whether the focus is in the notices, or on one of the two stops that Radix puts beside them. */
function hasFocus(viewport: RefObject<HTMLElement | null>): boolean {
  return Boolean(viewport.current?.parentElement?.contains(document.activeElement));
}

/** What had the focus last outside the notices, whichever way it came into them. */
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

/** Closes by Escape from anywhere, unless a dropdown or tooltip takes that key for itself. */
function useEscape(close: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The end of the screen away from the field or button in use, which a notice may not cover. */
function useFreeSide(): 'top' | 'bottom' {
  const [side, setSide] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const place = () => {
      const inUse = document.activeElement;
      if (!inUse || inUse === document.body || inUse.closest('.toast')) return;
      const { top, bottom } = inUse.getBoundingClientRect();
      setSide((top + bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom');
    };
    place();
    document.addEventListener('focusin', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      document.removeEventListener('focusin', place);
      removeEventListener('scroll', place);
    };
  }, []);
  return side;
}
