/** The inline script of a page with a form, in front of the form. */
import '#components/copy-button/copy.inline.ts';
import './start/start-form.inline.ts';
import './letter/letter.inline.ts';
