import { mapTexts, referenceOf, textFinisher } from '#content/expand/expand.ts';
import type { Problem } from '#content/problems/problem.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import { PLACES, placeMistake } from '#content/schemas/places.ts';
import { type TextTreatment, textMistake } from '#content/schemas/text-rules.ts';
import { valuesIn } from '#content/schemas/visit.ts';
import { OPTIONAL_PAGES } from '#pages.ts';
import { poFileOf, readPo } from './po-file.ts';

/** A text to translate, as the first language has it. */
export interface Message {
  /** "content/about.yaml#meta.title" */
  reference: string;
  msgid: string;
  msgctxt: string;
  /** What the schema says of the text. */
  description: string;
  treatment: TextTreatment;
}

/** Every text of the content that other languages say in their own words, in the order of the files. */
export function messagesIn(data: ContentData): Message[] {
  return CONTENT_NAMES.flatMap((name) =>
    valuesIn(CONTENT_SCHEMAS[name], data[name]).flatMap(({ path, schema, value }) => {
      const treatment = treatments.get(schema);
      if (!treatment || treatment.isOwn || typeof value !== 'string') return [];
      const msgid = value.trim();
      if (/^\{\w+\}$/.test(msgid)) return [];
      const { context: msgctxt = '' } = treatment;
      const { description = '' } = schema;
      return [{ reference: referenceOf(name, path), msgid, msgctxt, description, treatment }];
    }),
  );
}

/** The content in the first language. */
export interface Original {
  language: string;
  data: ContentData;
  /** With its texts finished. */
  finished: ContentData;
  /** Finishes a text in this language. */
  finish: ReturnType<typeof textFinisher>;
  messages: readonly Message[];
}

/** The content in another language, with its texts finished. */
export interface Edition {
  finished: ContentData;
  /** The finished texts that are in the first language, for want of a translation. */
  untranslated: readonly string[];
  /** What is wrong in the PO file. None of it stops a build. */
  warnings: readonly Problem[];
}

/**
 * A text without a translation, or whose translation breaks a rule, is the first language's finished
 * text, with its figures and quotes.
 *
 * @param source of the PO file
 * @throws a ContentError when the PO file can't be read
 */
export function translate(
  { data, finish: finishFirst, messages }: Original,
  { language, root, source }: { language: string; root: string; source: string },
): Edition {
  const file = poFileOf(language);
  const po = readPo(file, source);
  const warnings = [...po.problems];
  const byReference = new Map(messages.map((message) => [message.reference, message]));
  const reject = (text: Message, message: string) => {
    const line = po.lineOf(text);
    const warning = `"${text.msgid}": the translation ${message} The text is shown in the first language.`;
    if (!warnings.some((known) => known.message === warning)) {
      warnings.push({ file, line, path: [], message: warning });
    }
    return undefined;
  };

  const own = new Map<string, string>();
  for (const message of messages) {
    const translation = po.translationOf(message);
    if (!translation) continue;
    const mistake = translationMistake(message, translation);
    if (mistake) reject(message, mistake);
    else own.set(message.reference, translation);
  }

  // Tokens are made from texts, too: the names of coins and the hours of support.
  const translated = mapTexts(data, '', ({ reference, value }) => own.get(reference) ?? value);
  const finish = textFinisher(translated, language);
  const untranslated = new Set<string>();
  const spoken = new Set<string>();
  const finished = mapTexts(data, root, ({ reference, value, treatment }) => {
    const message = byReference.get(reference);
    const text = finish(own.get(reference) ?? value, treatment);
    if (!message) return text;
    const mistake = own.has(reference) && placeMistake(text, treatment.place);
    if (mistake) {
      reject(message, mistake);
      own.delete(reference);
    }
    const shown = own.has(reference) ? text : finishFirst(value, treatment);
    (own.has(reference) ? spoken : untranslated).add(shown);
    return shown;
  });
  // A legal text is not half in one language and half in another.
  for (const name of OPTIONAL_PAGES) {
    const isPartly = messages.some(
      ({ reference }) => reference.startsWith(`content/${name}.yaml#`) && !own.has(reference),
    );
    if (isPartly) finished[name] = undefined;
  }
  return {
    finished,
    untranslated: [...untranslated].filter((text) => !spoken.has(text)),
    warnings,
  };
}

/** "{brand" and so on; either token of the guarantee will do. */
const tokensIn = (text: string): string[] => text.match(/\{\w+?(?=(?:Days)?\})/g) ?? [];

/** What is wrong with a translation whatever its length, as the end of a sentence; or undefined. */
function translationMistake(
  { msgid, treatment }: Message,
  translation: string,
): string | undefined {
  const mistake = textMistake(translation, treatment);
  if (mistake) return `${mistake}.`;
  return lostToken(msgid, translation, treatment) ?? lostMark(msgid, translation, treatment);
}

function lostToken(text: string, translation: string, { place }: TextTreatment) {
  const lost = tokensIn(text).find((token) => !tokensIn(translation).includes(token));
  // A stamp has no room for all of them in every language.
  return lost && place !== PLACES.stamp ? `lacks ${lost}}. Put it in.` : undefined;
}

function lostMark(text: string, translation: string, { marks }: TextTreatment) {
  const lost = ['**', '`'].find((mark) => text.includes(mark) && !translation.includes(mark));
  return lost && marks === 'kept' ? `lacks the marks ${lost}. Put them in.` : undefined;
}
