/** The inline script of Contact. */
import './reply-by.ts';
import './live-chat.ts';
