import { expect, test } from 'vitest';
import { contactMail } from './contact-mail.ts';

const TO = 'info@codepassage.example';
const TEMPLATE = { subject: '{subject}', body: '{message}\n\n{name}\n{replyTo}' };

test('a contact message carries the subject, the message and who wrote it', () => {
  const typed = {
    name: 'María & Söhne',
    email: 'maria@example.com',
    subject: 'C++ course #2',
    message: 'Hello,\n\nhow much is it?',
  };
  expect(contactMail(TO, typed, TEMPLATE)).toEqual({
    to: TO,
    subject: 'C++ course #2',
    body: 'Hello,\n\nhow much is it?\n\nMaría & Söhne\nmaria@example.com',
  });
});

test('typed braces and dollar signs stay as typed, whatever field they name', () => {
  const typed = {
    name: '{message}',
    email: '$`',
    subject: '{name}',
    message: '{replyTo} $& {name}',
  };
  expect(contactMail(TO, typed, TEMPLATE)).toEqual({
    to: TO,
    subject: '{name}',
    body: '{replyTo} $& {name}\n\n{message}\n$`',
  });
});

test('an empty form still makes a message: nothing is validated', () => {
  const typed = { name: '', email: '', subject: '', message: '' };
  expect(contactMail(TO, typed, TEMPLATE)).toEqual({ to: TO, subject: '', body: '\n\n\n' });
});
