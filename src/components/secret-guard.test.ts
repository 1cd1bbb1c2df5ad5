import { expect, test } from 'vitest';
import { findSecret } from './secret-guard.ts';

const TWELVE =
  'abandon ability able about above absent absorb abuse access actor actual adapt'.split(' ');
const TWENTY_FOUR = [
  ...TWELVE,
  ...'that this they you will have been zoo wrong yellow zero youth'.split(' '),
];
const HEX = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
// Published test vectors.
const WIF = [
  '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617',
  'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ',
] as const;
const XPRV =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';

function numbered(words: readonly string[], number: (place: number) => string, between: string) {
  return words.map((word, index) => `${number(index + 1)}${word}`).join(between);
}

test.each([
  ['12 words', TWELVE.join(' ')],
  ['24 words, everyday ones that lists hold among them', TWENTY_FOUR.join(' ')],
  ['capitals', TWELVE.join(' ').toUpperCase()],
  ['Each Word With A Capital', TWELVE.map((w) => w[0]?.toUpperCase() + w.slice(1)).join(' ')],
  ['a word a line', TWELVE.join('\n')],
  ['a word a line, as Windows has it', TWELVE.join('\r\n')],
  ['four words a line', TWELVE.join(' ').replace(/((?:\w+ ){4})/g, '$1\n')],
  ['commas', TWELVE.join(', ')],
  ['commas without spaces', TWELVE.join(',')],
  ['a list in code', `["${TWELVE.join('","')}"]`],
  ['dashes', TWELVE.join(' - ')],
  ['hyphens without spaces', TWELVE.join('-')],
  ['tabs, as from a table', TWELVE.join('\t')],
  ['spaces that do not break', TWELVE.join('\u00a0')],
  ['numbers with dots', numbered(TWELVE, (n) => `${n}. `, ' ')],
  ['numbers with dots and no spaces', numbered(TWELVE, (n) => `${n}.`, ' ')],
  ['numbers with brackets, a word a line', numbered(TWENTY_FOUR, (n) => `${n}) `, '\n')],
  ['bare numbers', numbered(TWELVE, (n) => `${n} `, ' ')],
  ['number signs', numbered(TWELVE, (n) => `#${n}: `, '\n')],
  ['"Word 1:"', numbered(TWELVE, (n) => `Word ${n}: `, '\n')],
  ['bullets', numbered(TWELVE, () => '• ', '\n')],
  ['a full stop at the end', `${TWELVE.join(' ')}.`],
  ['text around the words', `Here is my seed phrase: ${TWELVE.join(' ')}. Please help me, thanks.`],
  ['text around them without marks', `my phrase is ${TWELVE.join(' ')} thanks a lot`],
  [
    'Spanish words',
    'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo niño día',
  ],
  [
    'French words with combining accents',
    'abaisser abandon abdiquer abeille abolir aborder aboutir aboyer abrasif évoquer élève étoile'.normalize(
      'NFD',
    ),
  ],
  ['a key in wallet import format', WIF[0]],
  ['a compressed key in wallet import format', `key:${WIF[1]}, ok?`],
  ['a key in wallet import format that starts with L', `(${WIF[2]})`],
  ['an extended private key', `(${XPRV})`],
  ['an extended private key of SegWit', XPRV.replace('xprv', 'zprv')],
  ['a card number', 'My card is 4111111111111111 thanks'],
  ['a card number in groups', '4111 1111 1111 1111'],
  ['a card number with dashes', '5555-5555-5555-4444'],
  ['a card number with spaces that do not break', '4111\u00a01111\u00a01111\u00a01111'],
  ['a card number in full-width digits', '4111111111111111'],
  ['a card number of 13 digits', '4222222222222'],
  ['a card number of 15 digits', '3782 822463 10005'],
  ['a card number of 19 digits', '6304000000000000000'],
  ['a card number of 19 digits in groups', '6304 0000 0000 0000 000'],
  ['a card number with its expiry date', '4111 1111 1111 1111 12/27'],
  ['a card number with expiry date and code', '4111 1111 1111 1111 12 27 123'],
  ['a card number after its expiry date', '12/2027 4111 1111 1111 1111'],
  ['a card number before a phone number', '4111111111111111, +49 170 1234567'],
  ['a card number on the line after an amount', '185\n4111 1111 1111 1111'],
  ['a phrase and a transaction ID', `${HEX} ${TWELVE.join(' ')}`],
])('warns of a secret: %s', (_, text) => {
  expect(findSecret(text)).toBe('secret');
});

test.each([
  ['bare', HEX],
  ['with 0x', `0x${HEX}`],
  ['in capitals', HEX.toUpperCase()],
  ['in a sentence', `I sent it yesterday, the ID is 0x${HEX}. Did it arrive?`],
  ['digits only but one', `${'1'.repeat(63)}a`],
])('asks about 64 hexadecimal digits: %s', (_, text) => {
  expect(findSecret(text)).toBe('hex64');
});

// Each has 18 words or more, and no mark inside to break a run.
test.each([
  [
    'English',
    'Hello team I would like to know when the next Backend Engineering course starts and how much the full price will be for two students',
  ],
  [
    'English, telling',
    'I paid last week but my visa page still says pending please tell me what happened with our money and when you will reply',
  ],
  [
    'German',
    'Guten Tag ich möchte gerne wissen wann der nächste Kurs beginnt und ob man auch ohne große Vorkenntnisse daran teilnehmen kann',
  ],
  [
    'German, telling',
    'Hallo meine Zahlung wurde gestern Abend gesendet aber heute Morgen steht dort immer noch keine einzige Meldung können Sie bitte helfen',
  ],
  [
    'Spanish',
    'Buenos días necesito pagar la tasa de mi visado con criptomonedas pero no entiendo qué red debo usar para enviar los fondos',
  ],
  [
    'French',
    'Bonjour je voudrais savoir quand commence le prochain cours de programmation et combien il coûte pour une personne qui habite au Maroc',
  ],
  [
    'Portuguese',
    'Bom dia fiz o pagamento ontem mas ainda não recebi nenhuma resposta você pode verificar se está tudo certo com meu pedido',
  ],
  [
    'Portuguese without accents',
    'Bom dia fiz pagamento ontem mas ainda nao recebi nenhuma resposta pode por favor ver tudo certo com meu pedido obrigado',
  ],
  [
    'Italian',
    'Buongiorno ho pagato ieri sera la tassa del visto ma non ho ancora ricevuto alcuna conferma potete controllare per favore grazie mille',
  ],
  [
    'Turkish',
    'Merhaba bir sonraki yazılım kursunun ne zaman başlayacağını ve toplam ücretin ne kadar olduğunu öğrenmek istiyorum çok teşekkür ederim',
  ],
  [
    'Turkish without its letters',
    'Gecen hafta odeme yaptim ancak hala cevap alamadim lutfen islem durumunu kontrol edip bana bilgi verir misiniz simdiden cok sagolun',
  ],
  [
    'Indonesian',
    'Selamat pagi saya ingin tahu kapan kursus pemrograman berikutnya dimulai dan berapa biaya yang harus saya bayar untuk dua orang peserta',
  ],
  [
    'Polish',
    'Proszę mi przesłać ofertę na piśmie ponieważ muszę zapłacić za wizę przed końcem miesiąca ale nie wiem która sieć jest tańsza',
  ],
  [
    'Hindi in Latin letters',
    'Namaste mujhe yeh jaanna hai ki agla course kab shuru hoga aur uski poori fees kitni hai kyunki mere bhai bhi aana chahte hain',
  ],
  [
    'Vietnamese',
    'Xin chào tôi muốn biết khóa học lập trình tiếp theo bắt đầu khi nào và học phí cho hai người là bao nhiêu',
  ],
  [
    'Dutch',
    'Goedemorgen ik wil graag weten wanneer de volgende cursus begint en hoeveel het kost voor iemand die nog nooit heeft geprogrammeerd',
  ],
  [
    'Swedish',
    'Hej jag vill gärna veta när nästa kurs börjar och hur mycket det kostar för två personer som bor utanför Europa',
  ],
  [
    'Czech',
    'Dobrý den chtěl bych vědět kdy začíná další kurz programování a kolik stojí účast pro jednu osobu která žije mimo Evropu',
  ],
  [
    'Tagalog',
    'Kumusta po gusto kong malaman kung kailan magsisimula ang susunod na kurso at magkano ang bayad para sa dalawang tao',
  ],
  [
    'Swahili',
    'Habari ningependa kujua kozi ijayo itaanza lini na bei yake kamili kwa watu wawili wanaoishi nje ya Ulaya asante sana',
  ],
  [
    'Russian',
    'Здравствуйте хочу узнать когда начнется ваш новый курс сколько стоит обучение одного человека который живет далеко отсюда спасибо большое',
  ],
  [
    'Arabic',
    'مرحبا أريد معرفة موعد بداية الدورة القادمة وكم سعرها الكامل لشخص واحد يعيش خارج أوروبا وشكرا جزيلا لكم على المساعدة',
  ],
  [
    'Hindi',
    'नमस्ते मुझे जानना है कि अगला कोर्स कब शुरू होगा और उसकी पूरी फीस कितनी है क्योंकि मेरे भाई भी आना चाहते हैं',
  ],
  ['Chinese', '你好我想知道下一期后端课程什么时候开始两个人一起报名一共需要多少钱谢谢'],
])('stays quiet on a long sentence: %s', (_, text) => {
  expect(findSecret(text)).toBeUndefined();
});

test.each([
  ['11 words in a row', TWELVE.slice(1).join(' ')],
  ['a run broken by a full stop', TWELVE.join(' ').replace('above', 'above.')],
  ['a run broken by a question mark', TWELVE.join(' ').replace('absent', 'absent?')],
  ['a run broken by an everyday word', TWELVE.join(' ').replace('absent', 'for absent')],
  ['a run broken by one in capitals', TWELVE.join(' ').replace('absent', 'FOR absent')],
  ['a run broken by "für"', TWELVE.join(' ').replace('absent', 'für absent')],
  ['a run broken by a word of two letters', TWELVE.join(' ').replace('absent', 'at absent')],
  ['a run broken by a word of nine letters', TWELVE.join(' ').replace('absent', 'absentees')],
  ['a run broken by an amount', TWELVE.join(' ').replace('absent', '185 absent')],
  ['an invoice number', 'INV-2026-000123'],
  ['an invoice number that passes as a card number', 'INV4111111111111111'],
  ['an order number with a letter behind', '4111111111111111A'],
  ['16 digits that are no card number', '4111 1111 1111 1112'],
  ['12 digits', '999999999991'],
  ['a card number inside 20 digits', '41111111111111111115'],
  ['a card number inside 20 digits in groups', '4111 1111 1111 1111 1115'],
  ['a phone number', '+49 170 1234567'],
  ['a phone number that passes as a card number', '+4917012345678907'],
  ['a phone number after a plus and a space', '+ 4917012345678907'],
  ['a phone number that starts with 00', '00491701234560'],
  ['two phone numbers', '+91 98765 43210 +91 98765 43211'],
  ['a US phone number', '(415) 555-0132, ext. 12'],
  ['passport numbers', 'C01X00T47, 123456789, L898902C3'],
  ['dates that pass as a card number', 'from 2025-01-15 2025-02-20'],
  ['three dates', '2024-12-01 2025-01-15 2025-02-20'],
  ['dates and times', '21/11/2026 14:05, 2026-11-21T14:05:00Z, 21.11.2026'],
  ['a grouped IBAN that passes as a card number', 'GB29 NWBK 6016 1331 9268 05'],
  ['a German IBAN', 'DE89 3704 0044 0532 0130 00 and DE89370400440532013000'],
  ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['a web address with a card-like number', 'https://example.com/status/4111111111111111'],
  ['a web address without a domain', 'http://localhost:4321/4111111111111111'],
  ['the same without https', 'see example.com/item?id=4111111111111111'],
  ['a web address with a transaction ID', `https://etherscan.io/tx/0x${HEX}`],
  ['a web address of many words', `https://example.com/news/${TWENTY_FOUR.join('-')}`],
  ['the same with www', `www.example.com/${TWENTY_FOUR.join('/')}`],
  ['63 hexadecimal digits', HEX.slice(1)],
  ['128 hexadecimal digits', HEX + HEX],
  ['a wallet address', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
  ['a Bitcoin address', 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'],
  ['an extended public key', XPRV.replace('xprv', 'xpub')],
  ['a key with one character too many', `${WIF[0]}a`],
  ['an email address', 'maria.da-silva@example.com'],
  ['a name', 'María José Carreño Quiñones'],
  ['nothing', ''],
])('stays quiet: %s', (_, text) => {
  expect(findSecret(text)).toBeUndefined();
});

test.each(
  [
    ...['a', 'abandon ', 'abandon the ', '1. ', '12 ', '1', '1-', '-', '*', '"', '(', '.', '..a'],
    ...['.aa', '://', 'www.', 'K', '5', 'xprv', 'xprvA', '0x', 'ab1', 'DE89 ', 'DE89 3704 '],
    ...['12/27 ', '2026-11-21 ', '+ ', '+1 ', '/', 'a/', ' ', '\n', ',', '\u0301', '\ud800'],
  ].map((unit) => [unit]),
)('100,000 characters of %j are read at once', (unit) => {
  const hostile = `${unit.repeat(100_000 / unit.length)}!1234 `;
  const start = performance.now();
  findSecret(hostile);
  // Some 10 to 50 ms; time that grew with the square would be many seconds.
  expect(performance.now() - start).toBeLessThan(2000);
});
