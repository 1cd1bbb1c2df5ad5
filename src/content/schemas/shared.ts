import type { z } from 'astro/zod';
import { link } from './common.ts';
import { group, href, list, richText, text } from './field-types.ts';

const menuLink = link.extend({
  label: text('The word in the menu', { limit: 'menuItem' }),
});

export const sharedSchema = group('Words that more than one page uses', {
  skipLink: text('First link of every page, for keyboards: jumps over the menu'),
  logoLabel: text('Name of the logo in the header, for screen readers'),
  nav: group('The menu at the top of every page', {
    label: text('Name of the menu, for screen readers'),
    openMenu: text('Name of the menu button while the menu is closed'),
    closeMenu: text('Name of the menu button while the menu is open'),
    items: list('The pages of the site, in the order of the menu', menuLink),
  }),
  languages: text('Name of the list of languages, and of the link to it'),
  footer: group('The foot of every page', {
    label: text('Name of the links of the footer, for screen readers'),
    summary: richText('What the business does, in one sentence; search engines get it too'),
    links: list('The pages that the footer links to', href('A page of the menu')),
    privacyPolicy: text('Leads nowhere until there is a privacy policy', { limit: 'column' }),
    termsOfService: text('Leads nowhere until there are terms', { limit: 'column' }),
    legalSuffix: text('After each of these two while it leads nowhere', { limit: 'column' }),
    independence: richText('That the business is private and not an authority'),
    privacy: richText('What this website stores and sends'),
    ratesPrivacy: richText('Added to it while site.yaml has rates', { placeholders: ['host'] }),
    copyright: richText('Copyright line; {year} is the year of the build', {
      placeholders: ['year'],
    }),
  }),
  copy: group('The copy buttons', {
    email: text('Button that copies the email address', { limit: 'button' }),
    message: text('Button that copies the message', { limit: 'button' }),
    done: text('After copying'),
    failed: text('When the browser refuses to copy'),
  }),
  externalLink: text('Read out after a link that leaves this website'),
  notice: group('Notices', {
    dismiss: text('Name of the button that closes a notice'),
  }),
  figuresNote: richText('Whose figures the counts, ratings and totals are'),
  form: group('What both forms share', {
    noscript: richText("In a form's place where JavaScript is off"),
    notLoaded: text('In place of the answer, when a form has not loaded'),
    openAsEmail: text("Button that opens the visitor's own email app", { limit: 'button' }),
    opensApp: text('What that button does'),
    tooLong: text('Under an email that is too long for a link'),
    nowPaste: text('Once such an email was copied, or could not be'),
    stillBlank: text('Under the button, while a field is empty', { placeholders: ['fields'] }),
  }),
  guard: group('Advice when a field holds what looks like a secret', {
    secret: text('When a field seems to hold a recovery phrase, private key or card number'),
    keyOrId: text('When a field holds what is a private key or a transaction ID'),
  }),
  error: group('Instead of a form that failed', {
    title: text('Before the text of the error (specification §8)'),
  }),
  print: group('Printed pages', { header: text('At the head of a printed page') }),
});

export type SharedWords = z.output<typeof sharedSchema>;
