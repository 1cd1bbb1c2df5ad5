import { referenceOf } from '#content/expand/expand.ts';
import { treatments } from '#content/schemas/fields.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import type { TextTreatment } from '#content/schemas/text-rules.ts';
import { valuesIn } from '#content/schemas/visit.ts';

/** A text to translate, as the first language has it. */
export interface Message {
  /** "content/about.yaml#meta.title" */
  reference: string;
  text: string;
  context: string;
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
      const text = value.trim();
      if (/^\{\w+\}$/.test(text)) return [];
      const { context = '' } = treatment;
      const { description = '' } = schema;
      return [{ reference: referenceOf(name, path), text, context, description, treatment }];
    }),
  );
}
