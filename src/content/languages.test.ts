import { expect, test } from 'vitest';
import { preparedMail } from '#mail/mail.ts';
import { figuresIn } from './expand/figures.ts';
import { curlyQuotes, keptTogether, markNames } from './expand/typography.ts';
import { firstAddress, localAddress, publishedLanguages } from './languages.ts';
import { contentProblems, parseContent } from './parse.ts';
import { readSources } from './read/sources.ts';
import { treatments } from './schemas/fields.ts';
import { CONTENT_SCHEMAS } from './schemas/files.ts';
import { TOKEN_NAMES } from './schemas/text-rules.ts';
import { valuesIn } from './schemas/visit.ts';

const sources = readSources();
const [first, ...others] = publishedLanguages(sources);
const english = parseContent(sources, first);

test.each([
  ['en', '15,000+', '4.9', '95%', '$5M+', '$750'],
  ['es', 'más de 15 000', '4,9', '95 %', 'más de 5 millones de dólares', '750 dólares'],
  ['fr', 'plus de 15 000', '4,9', '95 %', 'plus de 5 millions de dollars', '750 dollars'],
  ['de', 'über 15.000', '4,9', '95 %', 'über 5 Mio. US-Dollar', '750 US-Dollar'],
  ['pt', 'mais de 15.000', '4,9', '95%', 'mais de US$ 5 milhões', 'US$ 750'],
  ['tr', '15.000+', '4,9', '%95', '5 milyon USD+', '750 USD'],
  ['id', 'lebih dari 15.000', '4,9', '95%', 'lebih dari US$5 juta', 'US$750'],
  ['vi', 'hơn 15.000', '4,9', '95%', 'hơn 5 triệu USD', '750 USD'],
  ['hi', '15,000 से ज़्यादा', '4.9', '95%', '50 लाख डॉलर से ज़्यादा', '750 डॉलर'],
  ['zh', '超过 15,000', '4.9', '95%', '超过 500万美元', '750美元'],
  ['ar', 'أكثر من 15,000', '4.9', '95%', 'أكثر من 5 ملايين دولار', '750 دولارًا'],
  ['ur', '15,000 سے زائد', '4.9', '95%', '50 لاکھ ڈالر سے زائد', '750 ڈالر'],
])('%s writes figures as it does: %s', (language, ...figures) => {
  const { shared } = parseContent(sources, language);
  const { atLeast, rating, percent, dollarsAtLeast, dollars } = figuresIn(language, shared.phrases);
  const written = [atLeast(15000), rating(4.9), percent(95), dollarsAtLeast(5e6), dollars(750)];
  expect(
    written.map((text) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200e/g, '')),
  ).toEqual(figures);
});

test.each(others)(
  '%s: links lead to its own pages, emails end in the first language',
  (language) => {
    const content = parseContent(sources, language);
    const { root, home } = content;
    expect(firstAddress(home.hero.primary.href, root)).toBe(english.home.hero.primary.href);
    expect(localAddress(english.home.hero.primary.href, root)).toBe(home.hero.primary.href);
    const { body } = preparedMail(content, ({ mail }) => mail.support);
    expect(body.endsWith(`\n\n[EN] ${english.mail.support.subject}`)).toBe(true);
  },
);

test.each([
  ['home', /^(h1: ).*/m, `$1${english.home.h1}`, 'is not translated'],
  ['courses', /(?<=weeks: )\d+/, '99', `is 99, and ${english.courses[0]?.weeks} in`],
  ['shared', '{brand}', 'Brand', 'lacks {brand}'],
  ['courses', /\n {6}- .*$/m, '', 'Write the same entries in the same order'],
  ['shared', /^skipLink: .*\n/m, '', 'is missing. Add "skipLink:"'],
])('a translation of %s that says something else is a mistake', (name, pattern, to, message) => {
  const [language = ''] = others;
  const file = `content/${language}/${name}.yaml`;
  const changed = { ...sources, [file]: (sources[file] ?? '').replace(pattern, to) };
  const [found] = contentProblems(changed, language);
  expect(found).toMatchObject({ file, message: expect.stringContaining(message) });
});

test('a legal page exists with its file, may be linked to, and has one address', () => {
  const privacy =
    'meta:\n  title: P\n  description: D\nh1: H\nintro: I\nsections:\n  - heading: S\n    items:\n      - A\n';
  const site = (sources['content/site.yaml'] ?? '').replace(/(languages:\n.*\n)( .*\n)*/, '$1');
  const own = { ...sources, 'content/site.yaml': site, [`content/${first}/privacy.yaml`]: privacy };
  expect(parseContent(own).site.legal.privacy).toBe('/privacy');
  expect(parseContent(sources).privacy).toBeUndefined();
  const elsewhere = site.replace(/^ {2}privacy:/m, '  privacy: https://law.example/p');
  const [found] = contentProblems({ ...own, 'content/site.yaml': elsewhere }, first);
  expect(found?.message).toContain('leads elsewhere');
});

test('no name that is filled in later is a token', () => {
  const schemas = Object.entries(CONTENT_SCHEMAS).flatMap(([name, schema]) =>
    valuesIn(schema, english[name as 'home']),
  );
  const names = schemas.flatMap(({ schema }) => treatments.get(schema)?.fill ?? []);
  expect(names.filter((name) => TOKEN_NAMES.some((token) => token === name))).toEqual([]);
});

test('a number keeps its unit, English quotes are curly, coin codes are marked once', () => {
  expect(keptTogether('in 24 hours, 50+ tutors, 24 小时')).toBe(
    'in 24\u00a0hours, 50+\u00a0tutors, 24\u00a0小时',
  );
  expect(curlyQuotes(`**"Pay" first**, the authority's`)).toBe('**“Pay” first**, the authority’s');
  expect(markNames('**BTC** or `USDT`, not wBTC', ['BTC', 'USDT'])).toBe(
    '**`BTC`** or `USDT`, not wBTC',
  );
});
