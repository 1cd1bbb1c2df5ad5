import { z } from 'astro/zod';
import { type ContentFiles, SITE_FILE } from './content-files.ts';
import {
  aboutSchema,
  contactSchema,
  coursesSchema,
  homeSchema,
  mailSchema,
  notFoundSchema,
  paymentsSchema,
  servicesSchema,
  sharedSchema,
  siteSchema,
  tutoringSchema,
  type wordsSchemas,
} from './schema.ts';
import { makeTokens, type Tokens } from './tokens.ts';

const listOfAny = z.array(z.unknown()).catch([]);
const countedServices = z.object({
  tutoring: z.object({ items: listOfAny }),
  payments: z.object({ items: listOfAny }),
  why: z.object({ items: listOfAny }),
});
const countedPayments = z.object({ checks: z.object({ items: listOfAny }) });

/** The tokens; undefined while a file that they are made from has mistakes. */
function tokensOf(files: ContentFiles): Tokens | undefined {
  const site = siteSchema.safeParse(files.dataOf(SITE_FILE));
  const shared = z
    .object({ phrases: sharedSchema.shape.phrases })
    .safeParse(files.dataOf(files.nameOf('shared.yaml')));
  const courses = coursesSchema.safeParse(files.dataOf(files.nameOf('courses.yaml')));
  const services = countedServices.safeParse(files.dataOf(files.nameOf('services.yaml')));
  const payments = countedPayments.safeParse(files.dataOf(files.nameOf('payments.yaml')));
  if (!site.success || !shared.success || !courses.success) return undefined;
  if (!services.success || !payments.success) return undefined;
  return makeTokens({
    site: site.data,
    phrases: shared.data.phrases,
    courses: courses.data.courses,
    counts: {
      areas: services.data.tutoring.items.length,
      services: services.data.payments.items.length,
      reasons: services.data.why.items.length,
      checks: payments.data.checks.items.length,
    },
  });
}

/** Reads every file; a file with mistakes is undefined here, and its mistakes are reported. */
export function readAll(files: ContentFiles) {
  const rawSite = siteSchema.safeParse(files.dataOf(SITE_FILE));
  const coinCodes = rawSite.success ? rawSite.data.coins.map(({ code }) => code) : [];
  const names = { tokens: tokensOf(files), coinCodes };
  function words<Schema extends z.ZodType>(name: keyof typeof wordsSchemas, schema: Schema) {
    return files.read(files.nameOf(name), schema, names);
  }
  return {
    site: files.read(SITE_FILE, siteSchema, names),
    shared: words('shared.yaml', sharedSchema),
    home: words('home.yaml', homeSchema),
    services: words('services.yaml', servicesSchema),
    tutoring: words('tutoring.yaml', tutoringSchema),
    courses: words('courses.yaml', coursesSchema),
    payments: words('payments.yaml', paymentsSchema),
    about: words('about.yaml', aboutSchema),
    contact: words('contact.yaml', contactSchema),
    notFound: words('not-found.yaml', notFoundSchema),
    mail: words('mail.yaml', mailSchema),
  };
}

/** The files as far as they could be read. */
export type Drafts = ReturnType<typeof readAll>;
