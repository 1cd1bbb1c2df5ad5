/** Compares content/ with the exact wording of docs/specification.md; no other test does. */
import { expect, test } from 'vitest';
import { stripMarkup } from '#text/markup.ts';
import { readSources } from './read/sources.ts';
import { contentIn } from './site-content.ts';

const HINT =
  'The specification fixes these words. If you changed them on purpose, change them in src/content/specification.test.ts, too.';

const content = contentIn(readSources(), 'en');
const { site, shared, home, services, tutoring, courses, payments, about, contact } = content;

/** Texts in their order, without markup: "Home / | Services /services". */
function inOrder(texts: readonly string[]): string {
  return texts.map((text) => stripMarkup(text).replaceAll('\u00a0', ' ')).join(' | ');
}

const links = (...items: readonly { label: string; href: string }[]) =>
  inOrder(items.map(({ label, href }) => `${label} ${href}`));
const labels = (...items: readonly { label: string }[]) => inOrder(items.map(({ label }) => label));
const titles = (items: readonly { title: string }[]) => inOrder(items.map(({ title }) => title));

/** Section: the words that it fixes. */
const SPECIFIED = `
§1 claims: 15,000+ students enrolled | 50+ expert tutors | $5M+ payments processed | 95% satisfaction rate | 24/7 support | 7-day money-back guarantee on all courses | 10-30 minutes for most crypto transactions to confirm
§2 header: Home / | Services /services | Tutoring /tutoring | Payments /payments | About /about | Contact /contact
§2 footer: Tutoring | Payments | Services | About | Contact | Privacy Policy | Terms of Service
§2 buttons of Home and Services: Explore Courses /tutoring | Make Payment /payments | Start Learning /tutoring | Contact Us /contact | View Courses /tutoring | Make Payment /payments
§2 Home, cards: Expert Tutoring | Comprehensive Curriculum | Global Access | Secure Payments | Fast Processing | Multi-Currency Support
§2 Services, tutoring: Software Engineering Tutoring: Web development | Mobile development | Backend development | Databases | DevOps and cloud | System design | Algorithms | Code review
§2 Services, payments: Visa Payment Services: Payment processing | Transfer services | Crypto payment gateway | Multi-currency: BTC, ETH, USDT | Instant confirmation | Wallet integration | Transaction history and tracking | Refund and dispute management
§2 Services, why: Why Cryptocurrency Payments? Fast and secure | Global accessibility | Lower fees | Privacy and control
§2 Tutoring: Email us for enrollment, Learning Features: Live sessions | Recorded content | Project-based learning | Career support
§2 Payments: Visa Payment Services: Secure | Fast | Multi-Currency, Make a Payment, Pay Now with Crypto, Need Help? Contact Support
§2 About: Our story: why we do both | Our mission | Our vision | Our values: Excellence | Innovation | Community
§2 Contact: Email, Business Hours 24/7, Location Global Service: Full Name | Email | Subject | Message, Send Message, Start Live Chat
§3 courses: Full-Stack Web Development, 12 weeks, Beginner to Advanced, 4.9, $499 | Mobile App Development, 10 weeks, Intermediate, 4.8, $449 | Backend Engineering, 14 weeks, Intermediate to Advanced, 4.9, $549 | DevOps & Cloud Computing, 8 weeks, Intermediate, 4.7, $399 | System Design & Architecture, 6 weeks, Advanced, 5.0, $599 | Algorithm & Data Structures, 10 weeks, All Levels, 4.9, $349
§3 services: visa-processing Visa Processing Fee | visa-transfer Visa Transfer Service | express-processing Express Processing | consultation Consultation Fee
§7 enrollment: Enrollment Inquiry: {courseTitle}
§8 notices and errors: Payment Initiated | You will be redirected to the crypto payment gateway... | Message Sent! | We'll get back to you within 24 hours. | Oops! Page not found | Unexpected Application Error!
§9 coins: BTC Bitcoin | ETH Ethereum | USDT Tether | USDC USD Coin | BNB Binance Coin, first BTC
`;

const WRITTEN: Readonly<Record<string, string>> = {
  '§1 claims': inOrder(about.numbers.items.map(({ value, label }) => `${value} ${label}`)),
  '§2 header': links(...shared.nav.items),
  '§2 footer': `${labels(...content.links.footer)} | ${shared.footer.privacyPolicy} | ${shared.footer.termsOfService}`,
  '§2 buttons of Home and Services': links(
    ...[home.hero.primary, home.hero.secondary, home.closing.primary, home.closing.secondary],
    ...[services.tutoring.button, services.payments.button],
  ),
  '§2 Home, cards': titles([...home.features.learn.items, ...home.features.pay.items]),
  '§2 Services, tutoring': `${services.tutoring.heading}: ${titles(services.tutoring.items)}`,
  '§2 Services, payments': `${services.payments.heading}: ${titles(services.payments.items)}`,
  '§2 Services, why': `${services.why.heading} ${titles(services.why.items)}`,
  '§2 Tutoring': `${tutoring.courses.enroll}, ${tutoring.learning.heading}: ${titles(tutoring.learning.items)}`,
  '§2 Payments': `${payments.h1}: ${titles(payments.information.cards)}, ${payments.form.heading}, ${payments.form.button}, ${payments.help.heading} ${payments.help.button}`,
  '§2 About': inOrder([
    ...[about.story.heading, about.mission.heading, about.vision.heading],
    `${about.values.heading}: ${titles(about.values.items)}`,
  ]),
  '§2 Contact': `${contact.cards.email.title}, ${contact.cards.hours.title} ${contact.cards.hours.value}, ${contact.cards.location.title} ${contact.cards.location.value}: ${labels(contact.form.name, contact.form.email, contact.form.subject, contact.form.message)}, ${contact.form.button}, ${contact.chat.button}`,
  '§3 courses': courses
    .map(({ title, duration, level, rating, price }) =>
      [title, duration, level, rating, price].join(', '),
    )
    .join(' | '),
  '§3 services': inOrder(
    payments.form.service.options.map(({ value, label }) => `${value} ${label}`),
  ),
  '§7 enrollment': content.mail.enrollment.subject,
  '§8 notices and errors': inOrder([
    ...Object.values(payments.form.notice),
    ...Object.values(contact.form.notice),
    ...[content.notFound.h1, shared.error.title],
  ]),
  '§9 coins': `${site.coins.map(({ code, name }) => `${code} ${name}`).join(' | ')}, first ${site.defaultCoin}`,
};

const rows = SPECIFIED.trim()
  .split('\n')
  .map((row) => row.split(/: (.*)/));

test.each(rows)('%s', (section = '', specified = '') => {
  expect(WRITTEN[section], HINT).toBe(specified);
});

test('§3 the ink of a stamp is that of the lowest level', () => {
  for (const { level, startingLevel } of courses) {
    expect(level.replace('All', 'Beginner').toLowerCase()).toMatch(new RegExp(`^${startingLevel}`));
  }
});

test('§7 the enrollment email names the course, and asks for enrollment, schedule and pricing', () => {
  const required = '{courseTitle} {duration} {level} enrollment schedule pricing'.split(' ');
  for (const part of required) expect(content.mail.enrollment.body, HINT).toContain(part);
});
