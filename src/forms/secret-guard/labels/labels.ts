import { fold } from '../plain-text.ts';
import { IS_SIGNS, IS_WORDS, LABEL_WORDS, NUMBER_IS, NUMBER_WORDS } from './label-words.ts';

/** A name with no Latin letter beside it; Chinese has no spaces around it. */
const START = '(?<![a-z\\d])';

/** A few words between a name and its secret: "of my wallet", "saya". */
const FEW_WORDS = '(?: \\p{L}{1,14}){0,4}?\\p{Script=Han}{0,4}';

/** The end of a name, and the sign that its secret follows. */
const FOLLOWS = `(?![a-z\\d])${FEW_WORDS}["'» )]{0,3}\\s*(?:(?:${fold(IS_WORDS)})(?![a-z\\d])|${fold(IS_SIGNS)})["'«( :：-]{0,4}\\s*`;

/** A word with a digit and a letter or sign, but not a date, an amount or an order number. */
const PASSWORD_VALUE =
  '(?!(?:inv|ref|ord|no)\\b)(?=\\S*\\d)(?=[^\\s\\d]*[^\\s\\d.,:;/–-]|\\S*[^\\s\\d.,:;/–-])\\S{5,}|\\d{6,12}(?![\\d/.-])';

/** So much like a password that no sign need announce it: "here is my password Lemon77tree". */
const STRONG_VALUE = '(?!(?:inv|ref|ord|no)\\b|[!-~]*%\\d)(?=[!-~]*\\d)(?=[!-~]*[a-z])[!-~]{8,}';

const PASSWORD = labeled(LABEL_WORDS.password, `${FOLLOWS}(?:${PASSWORD_VALUE})`);
const PASSWORD_ALONE = labeled(
  LABEL_WORDS.password,
  `(?![a-z\\d])${FEW_WORDS}["'«»():=→ -]{0,4}${STRONG_VALUE}`,
);
/** Hindi, Urdu and Turkish put "is" after the secret; Chinese may leave it out. */
const PASSWORD_BEFORE_VERB = new RegExp(
  `(?:${fold('पासवर्ड|پاس ?ورڈ|密码|密碼|şifrem|parolam')}) ?(?=[a-z]\\S*\\d)[!-~]{6,}`,
  'u',
);
const PIN = labeled(LABEL_WORDS.pin, `${FOLLOWS}\\d{4}(?![\\d/.-])`);
const PIN_ALONE = labeled(LABEL_WORDS.ownPin, ' \\d{4}(?![\\d/.-])');
const CODE = labeled(LABEL_WORDS.code, `${FOLLOWS}\\d{4,8}(?![\\d/.-])`);
const CARD_CODE = labeled(LABEL_WORDS.cardCode, '[ :=#]{0,3}(?:is )?\\d{3,4}(?!\\d)');
const KEY = labeled(LABEL_WORDS.key, `${FOLLOWS}(?:0x)?(?=[a-z]*\\d)[\\da-z+/=_-]{16}`);
const KEY_OF_GROUPS = labeled(
  LABEL_WORDS.key,
  `${FOLLOWS}(?:0x)?[\\da-f]{1,16}(?:[ :-][\\da-f]{1,16}){4}`,
);
const PHRASE = labeled(LABEL_WORDS.phrase, `${FOLLOWS}|${fold('(?:助记词|助記詞)')}`, 'gu');

const OTHER_NUMBER = new RegExp(
  `(?<![a-z])(?:${fold(NUMBER_WORDS)})(?:[\\s#:.º°]|\\p{Pd}|(?<![a-z])(?:${fold(NUMBER_IS)}))*$`,
  'u',
);

function labeled(names: readonly string[], rest: string, flags = 'u'): RegExp {
  return new RegExp(`${START}(?:${fold(names.join('|'))})${rest}`, flags);
}

/** The text after each "my recovery phrase is". */
export function afterSeedLabel(text: string): string[] {
  const folded = fold(text);
  return [...folded.matchAll(PHRASE)]
    .slice(0, 5)
    .map(({ 0: label, index }) => folded.slice(index + label.length, index + label.length + 500));
}

/** Whether the text calls something a key. */
export function hasKeyLabel(text: string): boolean {
  const folded = fold(text);
  return KEY.test(folded) || KEY_OF_GROUPS.test(folded);
}

/** A password, a PIN, a code or a key after its name: "password: …", "my PIN is …". */
export function findLabeled(text: string): 'maybeSecret' | undefined {
  const folded = fold(text);
  const patterns = [
    PASSWORD,
    PASSWORD_ALONE,
    PASSWORD_BEFORE_VERB,
    PIN,
    PIN_ALONE,
    CODE,
    CARD_CODE,
    KEY,
  ];
  return patterns.some((pattern) => pattern.test(folded)) ? 'maybeSecret' : undefined;
}

/** Whether a text ends with the name of another number, such as "IMEI:". */
export function endsWithNumberLabel(text: string): boolean {
  return OTHER_NUMBER.test(fold(text.slice(-40)));
}
