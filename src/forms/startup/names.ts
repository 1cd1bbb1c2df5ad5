/** The names that the parts of a form's start-up share; form-sheet.css uses them too. */

/** The element that React hydrates. Its value is the address of the file with the form's words. */
export const FORM_ATTRIBUTE = 'data-form';

/** On the sheet around the form: absent until the form is ready or has failed. */
export const STATE_ATTRIBUTE = 'data-form-state';
export const READY = 'ready';
export const FAILED = 'failed';

export const SHEET_CLASS = 'form-sheet';

/** The line under the heading that names an address to write to; hidden until the form fails. */
export const NOT_RESPONDING_CLASS = 'form-not-responding';

/** The live region that gives the reason when a form has not loaded. */
export const FAILURE_ID = 'form-failure';

/** The data block with the addresses of the form's script files, its entry first. */
export const FILES_ID = 'form-files';

/** Sent to the element of FORM_ATTRIBUTE once the form answers presses. */
export const READY_EVENT = 'form-ready';

/** On a control whose press is held. */
export const HELD_ATTRIBUTE = 'aria-busy';
