import { globSync } from 'node:fs';

/** The programs that the tests in Firefox and WebKit run, each with its path and Debian package. */
const PROGRAMS = {
  firefox: { pattern: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  miniBrowser: {
    pattern: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    package: 'webkit2gtk-driver',
  },
  webKitDriver: { pattern: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  xvfb: { pattern: '/usr/bin/Xvfb', package: 'xvfb' },
} as const;

type EngineProgram = keyof typeof PROGRAMS;

/** @throws when the program isn't installed; the message says how to get it. */
export function findProgram(name: EngineProgram): string {
  const [path] = globSync(PROGRAMS[name].pattern);
  if (!path) throw new Error(`${PROGRAMS[name].package} is missing. Run: npm run install-engines`);
  return path;
}

/** The Debian packages that are not installed yet. */
export function missingPackages(): string[] {
  const missing = Object.values(PROGRAMS).filter(({ pattern }) => globSync(pattern).length === 0);
  return [...new Set(missing.map((program) => program.package))];
}
