/** What moves while a page loads, as the browser itself reports it (Layout Instability API). */
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before anything else: notes each layout shift and what it moved. */
export function recordShifts(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { layoutShifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const way = `${from.x}, ${from.y} to ${to.x}, ${to.y}`;
        return `${element?.outerHTML.slice(0, 80)} from ${way}`;
      });
      seen.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How many shifts the browser has kept since the page was loaded, without `recordShifts`. */
export function keptShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // The observer is not called if there was no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** The shifts so far, once two more frames have been drawn and reported. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => setTimeout(resolve));
    return (globalThis as unknown as { layoutShifts: string[] }).layoutShifts;
  });
}
