import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findTimedChromium } from '../browsers/chromium.ts';

/** `npm exec` fetches it when needed; the project itself does not depend on it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

export type Category = (typeof CATEGORIES)[number];

export interface Figures {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Largest Contentful Paint and Total Blocking Time, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Bytes transferred, response headers included. */
  bytes: number;
}

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

/** Lighthouse's error when it misses the start of a load, which happens now and then. */
const RUN_AGAIN = 'Please run Lighthouse again';
const TRIES_MAX = 3;

/** One mobile run of Lighthouse in a fresh browser with an empty cache. */
export async function runLighthouse(address: string): Promise<Figures> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryLighthouse(address);
    } catch (error) {
      if (tries === TRIES_MAX || !String(error).includes(RUN_AGAIN)) throw error;
    }
  }
}

async function tryLighthouse(address: string): Promise<Figures> {
  const file = join(await mkdtemp(join(tmpdir(), 'lighthouse-')), 'report.json');
  const options = [
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ];
  await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      '--prefer-offline',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      ...options,
    ],
    { env: { ...process.env, CHROME_PATH: findTimedChromium() } },
  );
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  const score = (category: Category) => (report.categories[category].score ?? 0) * 100;
  const figure = (audit: string) => {
    const value = report.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${address}: Lighthouse gave no ${audit}.`);
    return value;
  };
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}
