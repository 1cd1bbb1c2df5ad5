import type { z } from 'astro/zod';
import { h1, heading, pageMeta } from './common.ts';
import { group, list, richText } from './field-types.ts';

const section = group('A section', {
  heading,
  paragraphs: list('The paragraphs', richText('A paragraph')).optional(),
  items: list('The points of a list under the paragraphs', richText('A point')).optional(),
});

/** A page of headings, paragraphs and lists: the privacy policy, the terms of service. */
function legalPage(description: string) {
  return group(description, {
    meta: pageMeta,
    h1,
    intro: richText('Under the heading, for example since when it applies'),
    sections: list('The sections', section),
  });
}

export const privacySchema = legalPage('The page Privacy Policy, which exists with this file');
export const termsSchema = legalPage('The page Terms of Service, which exists with this file');

export type LegalWords = z.output<typeof privacySchema>;
