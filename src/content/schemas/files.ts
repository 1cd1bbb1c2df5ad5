import type { z } from 'astro/zod';
import type { OptionalPage, PageName } from '#site/pages.ts';
import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { coursesSchema } from './courses.ts';
import { homeSchema } from './home.ts';
import { privacySchema, termsSchema } from './legal.ts';
import { mailSchema } from './mail.ts';
import { notFoundSchema } from './not-found.ts';
import { paymentsSchema } from './payments.ts';
import { servicesSchema } from './services.ts';
import { sharedSchema } from './shared.ts';
import { siteSchema } from './site.ts';
import { tutoringSchema } from './tutoring.ts';

/** The one list of content files, in the order of their mistakes; `notFound` is not-found.yaml. */
export const CONTENT_SCHEMAS = {
  site: siteSchema,
  shared: sharedSchema,
  home: homeSchema,
  services: servicesSchema,
  tutoring: tutoringSchema,
  courses: coursesSchema,
  payments: paymentsSchema,
  about: aboutSchema,
  contact: contactSchema,
  privacy: privacySchema,
  terms: termsSchema,
  notFound: notFoundSchema,
  mail: mailSchema,
} as const satisfies Record<PageName | 'site' | 'shared' | 'courses' | 'mail', z.ZodType>;

export type ContentName = keyof typeof CONTENT_SCHEMAS;

/** The content of each file. */
export type SourceContent = {
  [Name in ContentName]:
    | z.output<(typeof CONTENT_SCHEMAS)[Name]>
    | (Name extends OptionalPage ? undefined : never);
};

/** Object.keys loses the type of its keys. */
export const CONTENT_NAMES = Object.keys(CONTENT_SCHEMAS) as ContentName[];

/** "content/not-found.yaml" */
export function fileOf(name: ContentName): string {
  return `content/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
