import { test } from 'vitest';
import { LISTED_PAGES } from '#pages.ts';
import { expectMistake, type Mistake } from '../../../tests/support/content/content-mistakes.ts';
import { specificationContent } from '../../../tests/support/content/specification.ts';

const ROUTES = LISTED_PAGES.filter(({ isOptional }) => !isOptional)
  .map(({ path }) => path)
  .join(', ');
const MENU = specificationContent()
  .shared.nav.items.map(({ href }) => href)
  .join(', ');

const mistakes: Mistake[] = [
  {
    mistake: 'two courses with one slug',
    file: 'content/en/courses.yaml',
    from: 'slug: backend-engineering',
    to: 'slug: mobile-app-development',
    key: 'courses › entry 3 › slug',
    message: '"mobile-app-development" is already in entry 2. Give each entry its own.',
  },
  {
    mistake: 'two courses with one title',
    file: 'content/en/courses.yaml',
    from: 'title: Backend Engineering',
    to: 'title: Mobile App Development',
    key: 'courses › entry 3 › title',
    message: '"Mobile App Development" is already in entry 2. Give each entry its own.',
  },
  {
    mistake: 'two pages with one title',
    file: 'content/en/about.yaml',
    from: 'title: "About {brand}: Story, Mission and Values"',
    to: 'title: Visa Payment Services | {brand}',
    key: 'meta › title',
    message:
      '"Visa Payment Services | CodePassage" is also the title in content/en/payments.yaml. Give each page its own.',
  },
  {
    mistake: 'two options with one value',
    file: 'content/en/payments.yaml',
    from: 'value: consultation',
    to: 'value: visa-transfer',
    key: 'form › service › options › entry 4 › value',
    message: '"visa-transfer" is already in entry 2. Give each entry its own.',
  },
  {
    mistake: 'a step that leads to a check that does not exist',
    file: 'content/en/payments.yaml',
    from: 'to: check-4',
    to: 'to: check-7',
    key: 'steps › items › entry 3 › to',
    message: 'There is no "check-7": the last is check-6.',
  },
  {
    mistake: 'a coin named twice',
    file: 'content/site.yaml',
    from: 'code: USDC',
    to: 'code: USDT',
    key: 'coins › entry 4 › code',
    message: '"USDT" is already in entry 3. Give each entry its own.',
  },
  {
    mistake: 'a default coin that is not accepted',
    file: 'content/site.yaml',
    from: 'defaultCoin: BTC',
    to: 'defaultCoin: BTH',
    key: 'defaultCoin',
    message: '"BTH" is not one of the coins above. Write one of BTC, ETH, USDT, USDC, BNB.',
  },
  {
    mistake: 'a range that runs backward',
    file: 'content/site.yaml',
    from: 'to: 30',
    to: 'to: 5',
    key: 'promises › confirmMinutes › to',
    message: '5 is not more than "from", 10. Write a larger number.',
  },
  {
    mistake: 'a link to a page that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /contcat',
    key: 'closing › secondary › href',
    message: 'There is no page "/contcat". Did you mean /contact?',
  },
  {
    mistake: 'a link to a course that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /tutoring#backend-enginering',
    key: 'closing › secondary › href',
    message:
      '/tutoring has no place named "backend-enginering". Did you mean /tutoring#backend-engineering?',
  },
  {
    mistake: 'a link that fills in a field that does not exist',
    file: 'content/en/home.yaml',
    from: 'href: /contact',
    to: 'href: /payments#servise=visa-transfer',
    key: 'closing › secondary › href',
    message:
      '/payments has no field "servise" that a link can fill in. It has service, amount, currency, reference.',
  },
  {
    mistake: 'a footer link that is not in the menu',
    file: 'content/en/shared.yaml',
    from: '    - /tutoring\n',
    to: '    - /tutor\n',
    key: 'footer › learnLinks › entry 1',
    message: `"/tutor" is not a page of the menu. Write one of ${MENU}.`,
  },
  {
    mistake: 'terms on a page that does not exist',
    file: 'content/site.yaml',
    from: 'terms:',
    to: 'terms: /term',
    key: 'legal › terms',
    message: `There is no page "/term". The pages are ${ROUTES}.`,
  },
  {
    mistake: 'a company with an address and no name',
    file: 'content/site.yaml',
    from: 'address:',
    to: 'address: 1 Main Street',
    at: '    name:\n    address',
    key: 'legal › entity › name',
    message: 'is empty, but the company has other details here. Write its registered name.',
  },
  {
    mistake: 'two courses with one code',
    file: 'content/en/courses.yaml',
    from: 'code: BEN',
    to: 'code: FSW',
    key: 'courses › entry 3 › code',
    message: '"FSW" is already in entry 1. Give each entry its own.',
  },
  {
    mistake: 'two services with one name',
    file: 'content/en/payments.yaml',
    from: 'label: Consultation Fee',
    to: 'label: Express Processing',
    key: 'form › service › options › entry 4 › label',
    message: '"Express Processing" is already in entry 3. Give each entry its own.',
  },
  {
    mistake: 'two coins with one name',
    file: 'content/site.yaml',
    from: 'name: USD Coin',
    to: 'name: Tether',
    key: 'coins › entry 4 › name',
    message: '"Tether" is already in entry 3. Give each entry its own.',
  },
  {
    mistake: 'a page twice in the menu',
    file: 'content/en/shared.yaml',
    from: 'label: Home\n      href: /\n',
    to: 'label: Home\n      href: /services\n',
    at: '      href: /services\n    - label: Tutoring',
    key: 'nav › items › entry 2 › href',
    message: '"/services" is already in entry 1. Give each entry its own.',
  },
  {
    mistake: 'a link in a list to a page that does not exist',
    file: 'content/en/shared.yaml',
    from: 'href: /\n',
    to: 'href: /hom\n',
    key: 'nav › items › entry 1 › href',
    message: `There is no page "/hom". The pages are ${ROUTES}.`,
  },
];

test.each(mistakes)('the owner reads about $mistake', expectMistake);
