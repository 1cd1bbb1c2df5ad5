import type { Problem } from '#content/problems/problem.ts';
import { poFileOf } from '#content/read/sources.ts';
import { mapTexts, referenceOf, textRenderer } from '#content/render/render-texts.ts';
import { textRules } from '#content/schemas/field-types.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type SourceContent } from '#content/schemas/files.ts';
import { limitMistake, TEXT_LIMITS } from '#content/schemas/text-limits.ts';
import { textMistake } from '#content/schemas/text-rules.ts';
import { valuesIn } from '#content/schemas/walk-schema.ts';
import { isVariant, knownCode } from '#site/languages.ts';
import { OPTIONAL_PAGES } from '#site/pages.ts';
import { readPo } from './po-file.ts';

/** Every text of the content that needs a translation, in the order of the files. */
export function messagesIn(data: SourceContent) {
  return CONTENT_NAMES.flatMap((name) =>
    valuesIn(CONTENT_SCHEMAS[name], data[name]).flatMap(({ path, schema, value }) => {
      const textRule = textRules.get(schema);
      if (!textRule || textRule.isNotTranslated || typeof value !== 'string') return [];
      const msgid = value.trim();
      if (/^\{\w+\}$/.test(msgid)) return [];
      const { context: msgctxt = '' } = textRule;
      const { description = '' } = schema;
      return [{ reference: referenceOf(name, path), msgid, msgctxt, description, textRule }];
    }),
  );
}

/** A text to translate, in the source language; its description is that of its schema. */
export type Message = ReturnType<typeof messagesIn>[number];

/** The parsed content/, in the source language. */
export interface ParsedSource {
  language: string;
  data: SourceContent;
  /** With its texts rendered. */
  rendered: SourceContent;
  /** Renders a text in this language. */
  render: ReturnType<typeof textRenderer>;
  /** The names that any text may use, such as `brand`. */
  placeholders: readonly string[];
  messages: readonly Message[];
}

/**
 * Translates the content. A text without a translation, or whose translation breaks a rule, is shown in the
 * source language, with that language's figures and quotes.
 *
 * @param poText the PO file
 * @returns the rendered content, those of its texts that are in the source language, and mistakes in the PO
 * file, which never stop a build
 * @throws a ContentError when the PO file can't be read
 */
export function translate(
  { language: sourceLanguage, data, render: renderSource, placeholders, messages }: ParsedSource,
  { language, pathPrefix, poText }: { language: string; pathPrefix: string; poText: string },
) {
  const file = poFileOf(language);
  const po = readPo(file, poText, isVariant(language, sourceLanguage));
  const warnings: Problem[] = [];
  const byReference = new Map(messages.map((message) => [message.reference, message]));
  const reject = (message: Message, mistake: string) => {
    const line = po.lineOf(message.reference);
    const warning = `"${message.msgid}": the translation ${mistake} The text is shown in the first language.`;
    if (!warnings.some((known) => known.message === warning)) {
      warnings.push({ file, line, path: [], message: warning });
    }
  };

  // An empty file has no headers, although the parser's types say so.
  const stated = knownCode(po.table.headers?.Language ?? '');
  // A few tools write the source's code into every file.
  const isOther = stated && ![language, sourceLanguage].some((code) => isVariant(stated, code));
  if (isOther) {
    const line = poText.split('\n').findIndex((row) => row.startsWith('"Language:')) + 1;
    const message = `The file says that it is in ${stated}: none of it is used. Put the one in ${language} here, or correct this line.`;
    warnings.push({ file, line, path: [], message });
  }

  const accepted = new Map<string, string>();
  for (const message of isOther ? [] : messages) {
    const translation = po.translationOf(message);
    if (!translation) continue;
    const mistake =
      textMistake(translation, message.textRule, placeholders) ?? lostPart(message, translation);
    if (mistake) reject(message, mistake);
    else accepted.set(message.reference, translation);
  }

  // Some placeholders are texts themselves: the names of coins, the hours of support.
  const translatedData = mapTexts(
    data,
    '',
    ({ reference, value }) => accepted.get(reference) ?? value,
  );
  const render = textRenderer(translatedData, language);
  const untranslated = new Set<string>();
  const translated = new Set<string>();
  const rendered = mapTexts(data, pathPrefix, ({ reference, value, textRule }) => {
    const message = byReference.get(reference);
    const text = render(accepted.get(reference) ?? value, textRule);
    if (!message) return text;
    const mistake = accepted.has(reference) && limitMistake(text, textRule.limit);
    if (mistake) {
      reject(message, mistake);
      accepted.delete(reference);
    }
    const shown = accepted.has(reference) ? text : renderSource(value, textRule);
    (accepted.has(reference) ? translated : untranslated).add(shown);
    return shown;
  });
  // A legal page is never half in one language and half in another.
  for (const name of OPTIONAL_PAGES) {
    const hasUntranslatedText = messages.some(
      ({ reference }) => reference.startsWith(`content/${name}.yaml#`) && !accepted.has(reference),
    );
    if (hasUntranslatedText) rendered[name] = undefined;
  }
  return {
    rendered,
    untranslated: [...untranslated].filter((text) => !translated.has(text)),
    warnings,
  };
}

/** The blanks of a letter: its lines that end in a colon, but for the first, which greets. */
function blanksIn(text: string): number {
  const lines = text.trim().split('\n').slice(1);
  return lines.filter((line) => /[:：]$/.test(line.trim())).length;
}

/** What a translation lacks of its text, as the end of a sentence; or undefined. */
function lostPart({ msgid, textRule }: Message, translation: string) {
  const { limit, markup } = textRule;
  // In some languages a stamp has no room for placeholders.
  const placeholders = limit === TEXT_LIMITS.stamp ? [] : (msgid.match(/\{\w+\}/g) ?? []);
  const marks = ['**', '`'].filter((mark) => markup === 'allowed' && msgid.includes(mark));
  // {guarantee} and {guaranteeDays} may stand for each other.
  const isLost = (part: string) => !translation.includes(part.replace(/(Days)?\}$/, ''));
  const lost = [...placeholders, ...marks].find(isLost);
  if (lost) return `lacks ${lost}. Put it in.`;
  if (blanksIn(translation) >= blanksIn(msgid)) return undefined;
  return 'lacks a line with a colon at its end. Put it in.';
}
