/** The first element of the page that matches, of a type that the caller knows. */
export function find<Found extends HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}
