import { z } from 'astro/zod';
import {
  anyAddress,
  claim,
  count,
  formed,
  href,
  list,
  optional,
  rich,
  siteAddress,
  text,
  webAddress,
  yesOrNo,
} from './fields.ts';

/** What a search engine shows, in characters. */
export const TITLE_MAX = 60;
export const DESCRIPTION_MAX = 155;

const meta = z
  .strictObject({
    title: text(`Title in the browser tab and in search results, at most ${TITLE_MAX} characters`, {
      limit: TITLE_MAX,
    }),
    description: text(`Summary in search results, at most ${DESCRIPTION_MAX} characters`, {
      limit: DESCRIPTION_MAX,
    }),
    shareAlt: text('Describes the picture that other sites show beside a link to this page'),
  })
  .describe('What browsers, search engines and other sites show of the page');

const h1 = text("The page's heading");

const link = z.strictObject({
  label: text('The words on the button or link'),
  href: href('The page it leads to, for example /tutoring'),
});

const card = z.strictObject({
  title: text('Title of the card'),
  text: rich('Text of the card'),
});

const fact = z.strictObject({
  label: text('Small label above the fact'),
  value: rich('The fact itself'),
});

const facts = list("The row of facts under the page's heading", fact);

const notice = z
  .strictObject({
    title: text("The notice's title (specification §8)"),
    text: text("The notice's text (specification §8)"),
  })
  .describe('The notice that appears when the button is pressed');

const tip = z
  .strictObject({
    name: text('Name of the small question mark beside the label, for screen readers'),
    text: rich('Help that opens from the question mark'),
  })
  .describe('Extra help beside the label; the form makes sense without it');

export const siteSchema = z
  .strictObject({
    brand: text('Name of the business'),
    tagline: text('What the business does, in one phrase'),
    code: formed(
      'Two or three capital letters before the number of each document',
      /^[A-Z]{2,3}$/,
      'is not a code. Write two or three capital letters, for example CP',
    ),
    email: formed(
      'The address to which visitors write',
      /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
      'is not an email address. Write one with an @ and a domain, for example info@your-site.com',
    ),
    url: siteAddress('Address of this website, without a slash at the end'),
    promises: z
      .strictObject({
        supportHours: claim('Support', { value: text('When support is open') }),
        confirmMinutes: claim('How long most crypto transactions take to confirm', {
          from: count('Shortest usual confirmation time, in minutes', 1, 1440),
          to: count('Longest usual confirmation time, in minutes', 1, 1440),
        }),
        replyHours: claim('Replies', {
          value: count('Hours within which you answer an email', 1, 720),
        }),
        guaranteeDays: claim('The guarantee', {
          value: count('Days of the money-back guarantee on courses', 1, 365),
        }),
      })
      .describe('What you promise'),
    claims: z
      .strictObject({
        students: claim('Students', {
          value: formed(
            'Students enrolled in all courses',
            /^\d{1,3}(?:,\d{3})*\+?$/,
            'is not a number of students. Write digits with commas, for example "15,000+"',
          ),
        }),
        tutors: claim('Tutors', {
          value: formed(
            'Number of tutors',
            /^\d{1,3}(?:,\d{3})*\+?$/,
            'is not a number of tutors. Write digits, for example "50+"',
          ),
        }),
        paymentsProcessed: claim('Payments', {
          value: formed(
            'Total of payments processed',
            /^\$\d[\d.,]*[KMB]?\+?$/,
            'is not an amount. Write a dollar sign and a number, for example "$5M+"',
          ),
        }),
        satisfaction: claim('Satisfaction', {
          value: formed(
            'Satisfaction rate',
            /^(?:100|\d{1,2}(?:\.\d)?)%$/,
            'is not a percentage. Write a number from 0 to 100 and a percent sign, for example "95%"',
          ),
        }),
      })
      .describe('Figures about the business, shown exactly as written'),
    statements: list(
      'What the texts say about how you work; the sentences here are never shown',
      claim('A statement', { says: text('What the texts say') }),
    ),
    coins: list(
      'Coins you accept, in the order in which visitors see them',
      z.strictObject({
        code: formed(
          "The coin's code",
          /^[A-Z][A-Z0-9]{1,9}$/,
          'is not a coin code. Write two to ten capital letters or digits, for example BTC',
        ),
        name: text("The coin's name"),
      }),
    ),
    defaultCoin: text('Code of the coin chosen in the form at first'),
    comparePrices: yesOrNo('Whether the table that compares the courses shows their prices'),
    liveChat: optional(
      webAddress('Where your live chat is; without it a notice says there is none'),
    ),
    legal: z
      .strictObject({
        privacy: optional(anyAddress('Your privacy policy; without it the words lead nowhere')),
        terms: optional(anyAddress('Your terms of service; without it the words lead nowhere')),
        entity: z
          .strictObject({
            name: optional(text('Its registered name')),
            address: optional(text('Its address, on one line')),
            registration: optional(text('Its registration or licence, with the authority')),
          })
          .describe('The company behind the website; nothing is shown without its name'),
      })
      .describe('What the law may ask you to show'),
    rates: z
      .strictObject({
        url: formed(
          'The address that answers the rates of the coins',
          /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,4}|:[1-5]\d{4})?(?:[/?][^\s#]*)?$/i,
          'is not an address for rates. Begin it with https://, for example https://rates.your-site.com/usd.json',
        ),
      })
      .optional()
      .describe('Switches the estimate in coins on'),
  })
  .describe('The facts of the business');

export const sharedSchema = z
  .strictObject({
    skipLink: text('First link of every page, for keyboards: jumps over the menu'),
    logoLabel: text('Name of the logo in the header, for screen readers'),
    nav: z
      .strictObject({
        label: text('Name of the menu, for screen readers'),
        openMenu: text('Name of the menu button while the menu is closed'),
        closeMenu: text('Name of the menu button while the menu is open'),
        items: list('The pages of the site, in the order of the menu', link),
      })
      .describe('The menu at the top of every page'),
    footer: z
      .strictObject({
        label: text('Name of the links of the footer, for screen readers'),
        summary: rich('What the business does, in one sentence; search engines get it too'),
        learnHeading: text('Heading of the first column'),
        learnLinks: list('Pages in the first column', href('A page of the menu')),
        companyHeading: text('Heading of the second column'),
        companyLinks: list('Pages in the second column', href('A page of the menu')),
        privacyPolicy: text('Leads nowhere until legal › privacy in site.yaml has an address'),
        termsOfService: text('Leads nowhere until legal › terms in site.yaml has an address'),
        legalSuffix: text('Read out after each of these two while it leads nowhere, not shown'),
        independence: rich('That the business is private and not an authority'),
        privacy: rich('What this website stores and sends'),
        ratesPrivacy: rich('Added to it while site.yaml has rates', { fill: ['host'] }),
        copyright: rich('Copyright line; {year} is the year of the build', { fill: ['year'] }),
      })
      .describe('The foot of every page'),
    factsLabel: text("Name of the row of facts under a page's heading, for screen readers"),
    copy: z
      .strictObject({
        email: text('Button that copies the email address'),
        message: text('Button that copies the message'),
        done: text('After copying'),
        failed: text('When the browser refuses to copy'),
      })
      .describe('The copy buttons'),
    noEmailApp: rich('For visitors whose device has no email app'),
    externalLink: text('Read out after a link that leaves this website'),
    notice: z
      .strictObject({
        region: text('Name of the part of the page in which notices appear, for screen readers'),
        dismiss: text('Name of the button that closes a notice'),
      })
      .describe('Notices'),
    figuresNote: rich('Whose figures the counts, ratings and totals are'),
    form: z
      .strictObject({
        noscript: rich("In a form's place where JavaScript is off"),
        notResponding: rich("Under a form's heading until the form is ready"),
        openAsEmail: text("Button that opens the visitor's own email app"),
        opensApp: rich('What that button does'),
        tooLong: rich('When the message makes a link too long for an email app'),
        prefilled: z
          .strictObject({
            note: rich('Above a form of which a link filled in some fields'),
            mark: text('Beside each field that a link filled in'),
          })
          .describe('When a link filled in some fields'),
      })
      .describe('What both forms share'),
    guard: z
      .strictObject({
        secret: rich('When a field seems to hold a recovery phrase, private key or card number'),
        hexDigits: rich('When a field holds 64 hexadecimal digits'),
      })
      .describe('Advice when a field holds what looks like a secret'),
    error: z
      .strictObject({ title: text('Before the text of the error (specification §8)') })
      .describe('In the place of a form that failed'),
    print: z
      .strictObject({ header: text('At the head of a printed page') })
      .describe('Printed pages'),
    phrases: z
      .strictObject({
        confirmTime: text('{confirmTime}', { fill: ['from', 'to'] }),
        replyTime: text('{replyTime}', { fill: ['hours'] }),
        guarantee: text('{guarantee}, before a noun', { fill: ['days'] }),
        guaranteeDays: text('{guaranteeDays}', { fill: ['days'] }),
        weeks: text('The length of a course', { fill: ['weeks'] }),
        coin: text('A coin in {coinList}', { fill: ['name', 'code'] }),
        listComma: z.string().describe('Between the items of a list'),
        listOr: z.string().describe('Before the last item of {coinList}'),
        listAnd: z.string().describe('Before the last item of {coinListAnd}'),
        lengthFirst: text('The first course of {courseLengths}', {
          fill: ['shortTitle', 'weeks'],
        }),
        lengthNext: text('The other courses of {courseLengths}', {
          fill: ['shortTitle', 'weeks'],
        }),
        numbers: list('Numbers as words, from one on', text('A number as a word')),
      })
      .describe('How the facts are put into words'),
  })
  .describe('Words that stand on more than one page');

export const homeSchema = z
  .strictObject({
    meta,
    h1,
    hero: z
      .strictObject({
        text: rich('Under the heading'),
        primary: link.describe('The first button'),
        secondary: link.describe('The second button'),
        small: rich('Small line under the buttons'),
      })
      .describe('The first screen'),
    document: z
      .strictObject({
        facts: list('The facts on the document', fact),
        stamp: text('Words of the stamp, decoration'),
      })
      .describe('The engraved document beside the heading'),
    features: z
      .strictObject({ heading: text('Heading'), items: list('The cards', card) })
      .describe('The feature cards'),
    closing: z
      .strictObject({
        heading: text('Heading'),
        text: rich('Text'),
        primary: link.describe('The first button'),
        secondary: link.describe('The second button'),
      })
      .describe('The closing call to action'),
  })
  .describe('The home page');

const serviceList = z.strictObject({
  heading: text('Heading'),
  text: rich('Under the heading'),
  items: list(
    'What is included',
    z.strictObject({ title: rich('Name of the item'), text: rich('What it means') }),
  ),
  button: link.describe('The button under the list'),
});

export const servicesSchema = z
  .strictObject({
    meta,
    h1,
    intro: rich('Under the heading'),
    facts,
    tutoring: serviceList.describe('The card about tutoring'),
    payments: serviceList.describe('The card about visa payments'),
    why: z
      .strictObject({
        heading: text('Heading'),
        lead: rich('Under the heading'),
        items: list('The reasons, each with its limit', card),
      })
      .describe('Why cryptocurrency payments'),
  })
  .describe('The page Services');

export const tutoringSchema = z
  .strictObject({
    meta,
    h1,
    intro: rich('Under the heading'),
    guarantee: rich('Small line about the guarantee'),
    facts,
    courses: z
      .strictObject({
        heading: text('Heading of the cards, for screen readers'),
        duration: text('Name of the duration'),
        level: text('Name of the level'),
        students: text('Name of the number of students'),
        rating: text('Name of the rating'),
        topics: text('Name of the topics'),
        studentsText: text('The number of students in words', { fill: ['courseStudents'] }),
        ratingText: text('The rating in words', { fill: ['rating'] }),
        enroll: text('The button of each card'),
        enrollName: text("The button's name for screen readers", { fill: ['courseTitle'] }),
        noApp: z
          .strictObject({
            summary: text('Line that opens the address and the message as text'),
            suffix: text('Read out after that line, not shown', { fill: ['courseTitle'] }),
            address: text('Name of the address'),
            subject: text('Name of the subject'),
            message: text('Name of the message'),
          })
          .describe('For visitors whose device has no email app'),
      })
      .describe('The course cards'),
    lengths: z
      .strictObject({
        heading: text('Heading'),
        axis: text('Unit of the axis'),
        alt: text('The plot in words'),
      })
      .describe('The plot of course lengths'),
    compare: z
      .strictObject({
        caption: text('Caption of the table'),
        course: text('Heading of the column of titles'),
        length: text('Heading of the column of lengths'),
        level: text('Heading of the column of levels'),
        rating: text('Heading of the column of ratings'),
        students: text('Heading of the column of student counts'),
        price: text('Heading of the column of prices, which comparePrices in site.yaml adds'),
      })
      .describe('The table that compares the courses'),
    learning: z
      .strictObject({ heading: text('Heading'), items: list('The features', card) })
      .describe('Learning features'),
  })
  .describe('The page Tutoring');

const course = z.strictObject({
  slug: formed(
    "The course's own address on /tutoring",
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'is not a slug. Write small letters, digits and single hyphens, for example backend-engineering',
  ),
  code: formed(
    'Three capital letters for the card',
    /^[A-Z]{3}$/,
    'is not a course code. Write three capital letters, for example BEN',
  ),
  title: text('Title'),
  shortTitle: text('Short title beside the bar in the plot of lengths'),
  weeks: count('Length in weeks', 1, 104),
  level: text('Level'),
  rating: claim('Rating', {
    value: formed(
      'Rating from 0.0 to 5.0, in quotes',
      /^(?:[0-4]\.\d|5\.0)$/,
      'is not a rating. Write a number from 0.0 to 5.0 with one decimal, in quotes, for example "4.9"',
    ),
  }),
  price: formed(
    'Price, in quotes; shown only where comparePrices in site.yaml says so',
    /^\$\d{1,3}(?:,?\d{3})*$/,
    'is not a price. Write a dollar sign and a whole number, in quotes, for example "$499"',
  ),
  students: claim('Students', {
    value: formed(
      'Number of students, in quotes',
      /^\d{1,3}(?:,\d{3})*\+?$/,
      'is not a number of students. Write digits with commas, in quotes, for example "2,450+"',
    ),
  }),
  description: rich('What the course is about'),
  topics: list('What is taught', text('A topic')),
});

export const coursesSchema = z
  .strictObject({ courses: list('The courses, in the order of their cards', course) })
  .describe('The courses');

const titled = z.strictObject({ title: text('Title'), text: rich('Text') });

export const paymentsSchema = z
  .strictObject({
    meta,
    h1,
    intro: rich('Under the heading'),
    facts,
    features: z
      .strictObject({
        heading: text('Heading of the cards, for screen readers'),
        items: list('The cards', card),
      })
      .describe('The feature cards'),
    checks: z
      .strictObject({
        heading: text('Heading'),
        items: list('The checks', card),
        stop: z
          .strictObject({
            stamp: text('Word of the stamp, decoration'),
            title: rich('First sentence, in strong letters'),
            text: rich('The rest'),
          })
          .describe('If something feels wrong'),
      })
      .describe('What to check before paying'),
    form: z
      .strictObject({
        heading: text('Heading'),
        note: rich('Above the fields'),
        service: z
          .strictObject({
            label: text('Label'),
            placeholder: text('Shown while nothing is chosen'),
            options: list(
              'The services to choose from',
              z.strictObject({
                value: formed(
                  'Name of the service in links; never empty',
                  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
                  'is not an option value. Write small letters, digits and single hyphens, for example visa-transfer',
                ),
                label: text('Name of the service'),
                help: rich('What it is, after its name and a colon'),
              }),
            ),
          })
          .describe('The field for the service type'),
        amount: z
          .strictObject({
            label: text('Label'),
            hint: rich('Under the field'),
            unreadable: rich('When the browser could not read the amount'),
            tip,
          })
          .describe('The field for the amount'),
        currency: z
          .strictObject({
            label: text('Label'),
            option: text('A coin in the list', { fill: ['code', 'name'] }),
            tip,
          })
          .describe('The field for the currency'),
        estimate: z
          .strictObject({
            text: rich('What the amount is in coins', { fill: ['coins', 'time'] }),
            none: rich('While there are no rates to make an estimate by'),
            ratesFrom: text('Who is asked for the rates', { fill: ['host'] }),
            ask: text('Button in its place in a browser that saves data', { fill: ['host'] }),
          })
          .describe('The estimate in coins, shown only while site.yaml has rates'),
        email: z
          .strictObject({ label: text('Label'), hint: rich('Under the field') })
          .describe('The field for the email address'),
        reference: z
          .strictObject({ label: text('Label'), hint: rich('Under the field'), tip })
          .describe('The field for the reference number'),
        beforeButton: rich('Directly before the button'),
        button: text('The button'),
        notice,
        afterButton: text('Before the two buttons that lead to an email'),
      })
      .describe('The form'),
    information: z
      .strictObject({
        heading: text('Heading'),
        coins: titled.describe('Supported coins'),
        processing: z
          .strictObject({
            title: text('Title'),
            text: rich('Text'),
            figure: z
              .strictObject({
                heading: text('Heading'),
                axis: text('Unit of the axis'),
                alt: text('The figure in words'),
              })
              .describe('The figure of the usual confirmation time'),
          })
          .describe('Processing time'),
        fees: z
          .strictObject({
            title: text('Title'),
            text: rich('Text before the three parts'),
            parts: z
              .strictObject({
                visa: rich('The visa fee'),
                processing: rich('Your processing fee'),
                network: rich('The network fee'),
              })
              .describe('The three parts of what is paid'),
            figure: z
              .strictObject({
                heading: text('Heading'),
                visa: text('Name of the first part'),
                processing: text('Name of the second part'),
                network: text('Name of the third part'),
                alt: text('The figure in words'),
              })
              .describe('The figure of what is paid, without numbers'),
          })
          .describe('Fees'),
        refunds: titled.describe('Refunds'),
      })
      .describe('The information card'),
    steps: z
      .strictObject({
        heading: text('Heading'),
        items: list('The steps, in order', rich('A step')),
      })
      .describe('The figure of how a payment works'),
    refundTable: z
      .strictObject({
        heading: text('Heading, also the caption of the table'),
        paid: text('Heading of the first column'),
        refundable: text('Heading of the second column'),
        decides: text('Heading of the third column'),
        rows: list(
          'The rows',
          z.strictObject({
            paid: rich('What was paid'),
            refundable: rich('Whether it can be refunded'),
            decides: rich('Who decides'),
          }),
        ),
      })
      .describe('The table of who refunds what'),
    help: z
      .strictObject({
        heading: text('Heading'),
        text: rich('Text'),
        button: text('The button, which opens an email'),
      })
      .describe('The card Need Help'),
    printFooter: rich('At the foot of this page when it is printed'),
  })
  .describe('The page Payments');

const statement = z.strictObject({
  heading: text('Heading'),
  statement: rich('The statement'),
  text: rich('The line under it'),
});

export const aboutSchema = z
  .strictObject({
    meta,
    h1: rich("The page's heading"),
    lede: rich('Under the heading'),
    story: z
      .strictObject({
        heading: text('Heading'),
        paragraphs: list('The paragraphs', rich('A paragraph')),
      })
      .describe('The story'),
    mission: statement.describe('The mission'),
    vision: statement.describe('The vision'),
    values: z
      .strictObject({ heading: text('Heading'), items: list('The values', card) })
      .describe('The values'),
    numbers: z
      .strictObject({
        heading: text('Heading'),
        items: list(
          'The figures',
          z.strictObject({ value: text('The figure'), label: rich('What it counts') }),
        ),
      })
      .describe('The business in numbers'),
  })
  .describe('The page About');

const labeled = z.strictObject({ label: text('Label') });

export const contactSchema = z
  .strictObject({
    meta,
    h1,
    intro: rich('Under the heading'),
    cards: z
      .strictObject({
        email: z.strictObject({ title: text('Title') }).describe('The card with the address'),
        hours: z
          .strictObject({ title: text('Title'), value: rich('The hours'), text: rich('Text') })
          .describe('The card with the hours'),
        location: z
          .strictObject({ title: text('Title'), value: rich('The place'), text: rich('Text') })
          .describe('The card with the place'),
      })
      .describe('The three cards'),
    replyBy: text("When a reply will come, in the visitor's own time", { fill: ['dateTime'] }),
    form: z
      .strictObject({
        heading: text('Heading'),
        note: rich('Above the fields'),
        required: rich('That every field is required'),
        name: labeled.describe('The field for the name'),
        email: labeled.describe('The field for the email address'),
        subject: labeled.describe('The field for the subject'),
        message: z
          .strictObject({ label: text('Label'), hint: rich('Under the field') })
          .describe('The field for the message'),
        beforeButton: rich('Directly before the button'),
        button: text('The button'),
        notice,
      })
      .describe('The form'),
    faq: z
      .strictObject({
        heading: text('Heading'),
        items: list(
          'The questions',
          z.strictObject({ question: text('Question'), answer: rich('Answer') }),
        ),
      })
      .describe('Frequently asked questions'),
    chat: z
      .strictObject({
        heading: text('Heading'),
        button: text('The button'),
        notice: z
          .strictObject({
            title: text('Title'),
            text: rich('Text'),
            email: text('Link that opens an email'),
          })
          .describe('While there is no live chat'),
        external: z
          .strictObject({
            title: text('Title'),
            text: rich('Text'),
            open: text('Link that opens the chat'),
          })
          .describe('Once a live chat on another website is set'),
      })
      .describe('Live chat'),
  })
  .describe('The page Contact');

export const notFoundSchema = z
  .strictObject({
    meta,
    h1,
    message: text('Under the number (specification §8)'),
    help: rich('What may have happened'),
    home: link.describe('The link to the home page'),
    others: text('Before the links to the other pages'),
    stamp: text('Words around the stamp, decoration'),
    console: text("In the browser's console, for developers", { fill: ['path'] }),
  })
  .describe('The page for an unknown address');

function mail(subjectFill: readonly string[], bodyFill: readonly string[]) {
  return z.strictObject({
    subject: text('Subject', { fill: subjectFill }),
    body: text('Text; empty lines stay as they are', { fill: bodyFill }),
  });
}

const paymentFill = ['service', 'amount', 'coin', 'replyTo', 'reference'] as const;

export const mailSchema = z
  .strictObject({
    labels: z
      .strictObject({
        to: text('Before the address in a copied message'),
        subject: text('Before the subject in a copied message'),
      })
      .describe('Words before the first two lines of a copied message'),
    enrollment: mail(['courseTitle'], ['courseTitle', 'duration', 'level']).describe(
      'Email from a course card (specification §7)',
    ),
    support: mail([], []).describe('Email from the button Contact Support'),
    liveChat: mail([], []).describe('Email from the notice about live chat'),
    payment: mail(['service'], paymentFill)
      .extend({
        amountGiven: text('How an amount is written', { fill: ['amount'] }),
        empty: z
          .strictObject({
            subjectService: text('In the subject, when no service is chosen'),
            service: text('When no service is chosen'),
            amount: text('When no amount is given'),
            replyTo: text('When no email address is given'),
            reference: text('When no reference is given'),
          })
          .describe('What stands in the place of an empty field'),
      })
      .describe('Email from the payment form'),
    contact: mail(['subject'], ['message', 'name', 'replyTo']).describe(
      'Email from the contact form',
    ),
    tooLong: text('The whole text of an email whose link would be too long'),
  })
  .describe('The emails that visitors send');

/** The files of a language's folder, content/en, and their schemas. */
export const wordsSchemas = {
  'shared.yaml': sharedSchema,
  'home.yaml': homeSchema,
  'services.yaml': servicesSchema,
  'tutoring.yaml': tutoringSchema,
  'courses.yaml': coursesSchema,
  'payments.yaml': paymentsSchema,
  'about.yaml': aboutSchema,
  'contact.yaml': contactSchema,
  'not-found.yaml': notFoundSchema,
  'mail.yaml': mailSchema,
} as const;

export type Site = z.output<typeof siteSchema>;
export type Coin = Site['coins'][number];
export type SharedWords = z.output<typeof sharedSchema>;
export type HomeWords = z.output<typeof homeSchema>;
export type ServicesWords = z.output<typeof servicesSchema>;
export type TutoringWords = z.output<typeof tutoringSchema>;
type CourseEntry = z.output<typeof course>;
/** A course as pages show it: its claims as they are displayed, and its length in words ("12 weeks"). */
export type Course = Omit<CourseEntry, 'rating' | 'students'> & {
  rating: string;
  students: string;
  duration: string;
};
export type PaymentsWords = z.output<typeof paymentsSchema>;
export type AboutWords = z.output<typeof aboutSchema>;
export type ContactWords = z.output<typeof contactSchema>;
export type NotFoundWords = z.output<typeof notFoundSchema>;
/** A link or button: its words and its address on this site. */
export type Link = z.output<typeof link>;
/** A title over a text. */
export type Card = z.output<typeof card>;
/** Title and text of a form's notice. */
export type NoticeWords = z.output<typeof notice>;
