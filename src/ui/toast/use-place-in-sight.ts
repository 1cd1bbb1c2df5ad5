import { type RefObject, useLayoutEffect } from 'react';

/** In a visible area narrower than this (in CSS pixels), as on a zoomed page, a notice is scaled down. */
const NARROWEST_PX = 320;

/** The least height left for a notice, before scaling, if the focused element takes the rest. */
const LOWEST_PX = 96;

/**
 * Keeps the notices in the visible part of the page, even with pinch zoom or an on-screen keyboard:
 * above or below the focused element, which they must not cover.
 */
export function usePlaceInSight(viewport: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      if (viewport.current) placeInSight(viewport.current);
    };
    place();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    document.addEventListener('focusin', place, options);
    addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    window.visualViewport?.addEventListener('resize', place, options);
    window.visualViewport?.addEventListener('scroll', place, options);
    return () => listening.abort();
  }, [viewport]);
}

function placeInSight(viewport: HTMLElement): void {
  const { style, dataset } = viewport;
  const { offsetLeft, offsetTop, width, height } = window.visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: innerWidth,
    height: innerHeight,
  };
  style.left = `${offsetLeft}px`;
  style.top = `${offsetTop}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  const scale = Math.min(1, width / NARROWEST_PX);
  style.setProperty('--scale', String(scale));
  const inUse = document.activeElement;
  if (!inUse || inUse === document.body || viewport.contains(inUse)) return;
  const box = inUse.getBoundingClientRect();
  const above = box.top - offsetTop;
  const below = offsetTop + height - box.bottom;
  dataset.side = below < above ? 'top' : 'bottom';
  const room = Math.min(height, Math.max(above, below, LOWEST_PX * scale));
  style.setProperty('--room', `${room}px`);
}
