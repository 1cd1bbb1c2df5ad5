/** What the page, the inline script and the script file of a form share. */

/** The id of the form. Its submit button is outside and names it in its "form" attribute. */
export const FORM_ID = 'fields';

/** The id of the hidden line under the submit button that says that a notice was shown. */
export const ANSWER_ID = 'notice-shown';

/** On the form's root once its script file runs: `starting`, then `ready`. */
export const STATE_ATTRIBUTE = 'data-form-state';

/** Sent to the root: the form answers presses. */
export const READY_EVENT = 'form-ready';

/** Sent to the root: a file of the form is missing or broken. */
export const FAILED_EVENT = 'form-failed';
