import { expect, test } from 'vitest';
import { readSources } from '#content/read/sources.ts';
import { figureFormats } from '#content/render/figures.ts';
import { makePlaceholders } from '#content/render/placeholders.ts';
import { capitalize } from '#content/render/render-texts.ts';
import { parseSource } from '#content/site-content.ts';
import { languageName, openGraphLocale } from './languages.ts';

/** code | name | with its main country | figures: some alone, then one at the start of a text, … */
const LANGUAGES = `
en | English | en_US | 15,000+ | 2,450+ | 4.9 | 95% | $5M+ | $750 | 6-14 weeks | 1 day | 7-day
es | Español | es_ES | más de 15 000 | Más de 2450 | 4,9 | 95 % | más de 5 millones de dólares | 750 dólares | 6 a 14 semanas | 1 día | 7 días
fr | Français | fr_FR | plus de 15 000 | Plus de 2 450 | 4,9 | 95 % | plus de 5 millions de dollars | 750 dollars | 6 à 14 semaines | 1 jour | 7 jours
de | Deutsch | de_DE | über 15.000 | Über 2.450 | 4,9 | 95 % | über 5 Mio. US-Dollar | 750 US-Dollar | 6–14 Wochen | 1 Tag | 7 Tage
pt | Português | pt_BR | mais de 15.000 | Mais de 2.450 | 4,9 | 95% | mais de US$ 5 milhões | US$ 750 | 6 a 14 semanas | 1 dia | 7 dias
tr | Türkçe | tr_TR | en az 15.000 | En az 2.450 | 4,9 | %95 | en az 5 milyon USD | 750 USD | 6-14 hafta | 1 gün | 7 günlük
id | Bahasa Indonesia | id_ID | lebih dari 15.000 | Lebih dari 2.450 | 4,9 | 95% | lebih dari US$5 juta | US$750 | 6–14 minggu | 1 hari | 7 hari
vi | Tiếng Việt | vi_VN | hơn 15.000 | Hơn 2.450 | 4,9 | 95% | hơn 5 triệu USD | 750 USD | 6-14 tuần | 1 ngày | 7 ngày
hi | हिन्दी | hi_IN | 15,000 से ज़्यादा | 2,450 से ज़्यादा | 4.9 | 95% | 50 लाख अमेरिकी डॉलर से ज़्यादा | 750 अमेरिकी डॉलर | 6-14 सप्ताह | 1 दिन | 7 दिन की
zh | 中文 | zh_CN | 超过 15,000 | 超过 2,450 | 4.9 | 95% | 超过 500 万美元 | 750 美元 | 6～14 周 | 1 天 | 7 天
ar | العربية | ar_AR | أكثر من 15,000 | أكثر من 2,450 | 4.9 | 95% | أكثر من 5 ملايين دولار أمريكي | 750 دولارًا أمريكيًا | 6 إلى 14 أسبوعًا | يوم | 7 أيام
ur | اردو | ur_PK | 15,000 سے زائد | 2,450 سے زائد | 4.9 | 95% | 50 لاکھ امریکی ڈالر سے زائد | 750 امریکی ڈالر | 6 سے 14 ہفتے | 1 دن | 7 روزہ
it | Italiano | it_IT | 15.000+ | 2450+ | 4,9 | 95% | 5 milioni USD+ | 750 USD | 6-14 settimane | 1 giorno | 7 giorni
pt-BR | Português (Brasil) | pt_BR | mais de 15.000 | Mais de 2.450 | 4,9 | 95% | mais de US$ 5 milhões | US$ 750 | 6 a 14 semanas | 1 dia | 7 dias
`;

const rows = LANGUAGES.trim()
  .split('\n')
  .map((row) => row.split(' | '));

test.each(rows)('%s writes its name and figures as it does', (language = '', ...written) => {
  const { atLeast, rating, percent, dollarsAtLeast, dollars, countUnits, guarantee } =
    figureFormats(language);
  const texts = [
    ...[languageName(language), openGraphLocale(language)],
    ...[atLeast(15000), capitalize(atLeast(2450), language), rating(4.9), percent(95)],
    ...[
      dollarsAtLeast(5e6),
      dollars(750),
      countUnits('week', 14, 6),
      countUnits('day', 1),
      guarantee(7),
    ],
  ];
  const plain = texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200e/g, ''));
  expect(plain).toEqual(written);
});

test('millions that are not whole have the noun of whole ones', () => {
  expect(figureFormats('es').dollars(5.5e6)).toMatch(/^5,5.millones de dólares$/);
});

test.each([
  ['en', 'BTC, ETH and USDT'],
  ['hi', 'BTC, ETH और USDT'],
  ['ur', 'BTC،\u200f ETH اور USDT'],
])('%s lists coins without a comma before "and"', (language, list) => {
  const { data } = parseSource(readSources());
  const coins = ['BTC', 'ETH', 'USDT'].map((code) => ({ code, name: code }));
  const { coinCodes } = makePlaceholders({ ...data, site: { ...data.site, coins } }, language);
  expect(coinCodes).toBe(`\`${list}\``);
});
