import { z } from 'astro/zod';
import { href } from './fields/addresses.ts';
import { list } from './fields/basic.ts';
import { BUTTON, COLUMN, MENU_ITEM } from './fields/places.ts';
import { richText, text } from './fields/text.ts';
import { link } from './parts.ts';
import { phrases } from './phrases.ts';

const menuLink = link.extend({
  label: text('The word in the menu', { place: MENU_ITEM }),
});

export const sharedSchema = z
  .strictObject({
    skipLink: text('First link of every page, for keyboards: jumps over the menu'),
    logoLabel: text('Name of the logo in the header, for screen readers'),
    nav: z
      .strictObject({
        label: text('Name of the menu, for screen readers'),
        openMenu: text('Name of the menu button while the menu is closed'),
        closeMenu: text('Name of the menu button while the menu is open'),
        items: list('The pages of the site, in the order of the menu', menuLink),
      })
      .describe('The menu at the top of every page'),
    languages: text('Name of the list of languages, and of the link to it'),
    footer: z
      .strictObject({
        label: text('Name of the links of the footer, for screen readers'),
        summary: richText('What the business does, in one sentence; search engines get it too'),
        learnHeading: text('Heading of the first column', { place: COLUMN }),
        learnLinks: list('Pages in the first column', href('A page of the menu')),
        companyHeading: text('Heading of the second column', { place: COLUMN }),
        companyLinks: list('Pages in the second column', href('A page of the menu')),
        privacyPolicy: text('Leads nowhere until there is a privacy policy', { place: COLUMN }),
        termsOfService: text('Leads nowhere until there are terms', { place: COLUMN }),
        legalSuffix: text('Read out after each of these two while it leads nowhere, not shown'),
        independence: richText('That the business is private and not an authority'),
        privacy: richText('What this website stores and sends'),
        ratesPrivacy: richText('Added to it while site.yaml has rates', { fill: ['host'] }),
        copyright: richText('Copyright line; {year} is the year of the build', { fill: ['year'] }),
      })
      .describe('The foot of every page'),
    factsLabel: text("Name of the row of facts under a page's heading, for screen readers"),
    copy: z
      .strictObject({
        email: text('Button that copies the email address', { place: BUTTON }),
        message: text('Button that copies the message', { place: BUTTON }),
        done: text('After copying'),
        failed: text('When the browser refuses to copy'),
      })
      .describe('The copy buttons'),
    noEmailApp: richText('For visitors whose device has no email app'),
    externalLink: text('Read out after a link that leaves this website'),
    notice: z
      .strictObject({
        region: text('Name of the part of the page in which notices appear, for screen readers'),
        dismiss: text('Name of the button that closes a notice'),
        shown: text('Beside a button that has shown a notice'),
      })
      .describe('Notices'),
    figuresNote: richText('Whose figures the counts, ratings and totals are'),
    form: z
      .strictObject({
        noscript: richText("In a form's place where JavaScript is off"),
        notResponding: richText("Under a form's heading when the form has not loaded"),
        notLoaded: text('Beside the buttons of a form that has not loaded'),
        openAsEmail: text("Button that opens the visitor's own email app", { place: BUTTON }),
        opensApp: richText('What that button does'),
        copied: text('When a message too long for an email link has been copied'),
        tooLong: text('When a message too long for an email link could not be copied'),
        prefilled: z
          .strictObject({
            note: richText('Above a form of which a link filled in some fields'),
            mark: text('Beside each field that a link filled in', { fill: ['field'] }),
          })
          .describe('When a link filled in some fields'),
      })
      .describe('What both forms share'),
    guard: z
      .strictObject({
        secret: richText(
          'When a field seems to hold a recovery phrase, private key or card number',
        ),
        keyOrId: richText('When a field holds what is a private key or a transaction ID'),
        maybePhrase: richText('When a field may hold a recovery phrase'),
        maybeSecret: richText('When a field may hold a password, PIN, key or card number'),
      })
      .describe('Advice when a field holds what looks like a secret'),
    error: z
      .strictObject({ title: text('Before the text of the error (specification §8)') })
      .describe('Instead of a form that failed'),
    print: z
      .strictObject({ header: text('At the head of a printed page') })
      .describe('Printed pages'),
    phrases,
  })
  .describe('Words that more than one page uses');

export type SharedWords = z.output<typeof sharedSchema>;
