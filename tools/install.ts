/** The browsers and servers that tests and tools run. `node tools/run.js install NAME…` installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's package `chromium-headless-shell`. It has no back-forward cache. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's packages, and the paths that a program may have, as patterns. */
const PROGRAMS = {
  chromium: {
    packages: 'chromium chromium-headless-shell',
    paths: [
      process.env.CHROME_PATH ?? '',
      chromium.executablePath(),
      '/usr/lib/chromium/chromium',
      '/usr/bin/{chromium,chromium-browser,google-chrome}',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
  },
  firefox: { packages: 'firefox-esr', paths: ['/usr/bin/firefox-esr'] },
  miniBrowser: {
    packages: 'webkit2gtk-driver',
    paths: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
  },
  webKitDriver: { packages: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  xvfb: { packages: 'xvfb', paths: ['/usr/bin/Xvfb'] },
  nginx: { packages: 'nginx', paths: ['/usr/sbin/nginx'] },
  brotli: {
    packages: 'libnginx-mod-http-brotli-static',
    paths: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  caddy: { packages: 'caddy', paths: ['/usr/bin/caddy'] },
} as const;

type Program = keyof typeof PROGRAMS;

const pathsOf = (name: Program) => PROGRAMS[name].paths.flatMap((path) => globSync(path));

/** The path of a program. @throws when it isn't installed; the message says how to get it */
export function findProgram(name: Program): string {
  const [path] = pathsOf(name);
  if (!path) throw new Error(`${name} is missing. Run: npx node tools/run.js install ${name}`);
  return path;
}

/** Options of a full browser: the one in CHROME_PATH, else Playwright's own, else the system's. */
export function fullChromiumOptions(): LaunchOptions {
  const path = findProgram('chromium');
  return {
    ...(path === chromium.executablePath() ? { channel: 'chromium' } : { executablePath: path }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Letters as wide as on phones, whatever this machine's settings.
      '--font-render-hinting=none',
    ],
    // Playwright turns off the back-forward cache, which the tests need.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/** Options of the headless shell, if there is one: a page takes it a quarter of the time. */
export function chromiumOptions(): LaunchOptions {
  const { channel, ...options } = fullChromiumOptions();
  if (channel || process.env.CHROME_PATH || !existsSync(HEADLESS_SHELL)) return options;
  return { ...options, executablePath: HEADLESS_SHELL };
}

/** Installs those that are missing. */
export function run(...names: Program[]): void {
  const missing = () => names.filter((name) => pathsOf(name).length === 0);
  const packages = missing().map((name) => PROGRAMS[name].packages);
  const apt = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const playwright = names.includes('chromium') ? ['npx playwright install chromium'] : [];
  for (const command of process.getuid?.() === 0 ? [...playwright, apt] : playwright) {
    if (missing().length === 0) return;
    console.log(`Missing: ${missing().join(', ')}. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}. Run: sudo sh -c "${apt}"`);
  process.exitCode = 1;
}
