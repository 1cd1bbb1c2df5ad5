/** The inline script of a page with a form, before the form. */
import '#site/scripts-run.ts';
import '#components/copy-button/copy-button.inline.ts';
import './draft.inline.ts';
import '#forms/start/start-form.inline.ts';
