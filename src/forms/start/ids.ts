/** What the page, the inline scripts and the script file of a form share. */

/** The first element of the page that matches, of a type that the caller knows. */
export function find<Found extends HTMLElement>(selector: string): Found | null {
  return document.querySelector<Found>(selector);
}

/** The id of the form. Its submit button is outside and names it in its "form" attribute. */
export const FORM_ID = 'fields';

/** On the form's root once the form answers clicks. */
export const READY_ATTRIBUTE = 'data-form-ready';

/** Sent by the form: it answers clicks. */
export const READY_EVENT = 'form-ready';

/** The id of the line that says that a link opens the visitor's email app. */
export const OPENS_APP_ID = 'opens-app';
