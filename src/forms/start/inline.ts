/** The inline script of a page with a form, in front of the form. */
import './start-form.ts';
import '#forms/letter/letter.ts';
