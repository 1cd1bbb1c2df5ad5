import { z } from 'astro/zod';
import { makeTokens, type Tokens } from '#content/expand/tokens.ts';
import { CONTENT_NAMES, CONTENT_SCHEMAS, type ContentData } from '#content/schemas/files.ts';
import type { ContentFiles } from './content-files.ts';

/** The files; one with mistakes is undefined. */
export type Drafts = { [Name in keyof ContentData]: ContentData[Name] | undefined };

const listOfAny = z.array(z.unknown()).catch([]);
const countedServices = z.object({
  tutoring: z.object({ items: listOfAny }),
  payments: z.object({ items: listOfAny }),
  why: z.object({ items: listOfAny }),
});
const countedPayments = z.object({ checks: z.object({ items: listOfAny }) });

/** The tokens; undefined while a file that they come from has mistakes. */
function tokensOf(files: ContentFiles): Tokens | undefined {
  const { site: siteSchema, shared: sharedSchema, courses: coursesSchema } = CONTENT_SCHEMAS;
  const site = siteSchema.safeParse(files.dataOf('site'));
  const shared = sharedSchema.pick({ phrases: true }).strip().safeParse(files.dataOf('shared'));
  const courses = coursesSchema.safeParse(files.dataOf('courses'));
  const services = countedServices.safeParse(files.dataOf('services'));
  const payments = countedPayments.safeParse(files.dataOf('payments'));
  if (!site.success || !shared.success || !courses.success) return undefined;
  if (!services.success || !payments.success) return undefined;
  return makeTokens({
    site: site.data,
    phrases: shared.data.phrases,
    language: files.language,
    courses: courses.data.courses,
    counts: {
      areas: services.data.tutoring.items.length,
      services: services.data.payments.items.length,
      reasons: services.data.why.items.length,
      checks: payments.data.checks.items.length,
    },
  });
}

/** Reads every file. If one is undefined here, its mistakes are reported. */
export function readAll(files: ContentFiles): Drafts {
  const site = CONTENT_SCHEMAS.site.safeParse(files.dataOf('site'));
  const coins = site.success ? site.data.coins : [];
  const names = { tokens: tokensOf(files), coins };
  const drafts = Object.fromEntries(CONTENT_NAMES.map((name) => [name, files.read(name, names)]));
  // Each value comes from the schema of its own name, which Object.fromEntries can't express.
  return drafts as Drafts;
}
