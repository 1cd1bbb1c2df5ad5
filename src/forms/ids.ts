/** What the page, the inline script and the script file of a form share. */

/** The id of the form. Its submit button is outside and names it in its "form" attribute. */
export const FORM_ID = 'fields';

/** On the form's root once the form answers clicks. */
export const READY_ATTRIBUTE = 'data-form-ready';

/** Sent by the form: it answers clicks. */
export const READY_EVENT = 'form-ready';

/** The id of the line that says that a link opens the visitor's email app. */
export const OPENS_APP_ID = 'opens-app';
