/** The inline script of Contact. */
import './reply-by.inline.ts';
import './live-chat.inline.ts';
import './questions.inline.ts';
