/** The browsers, fonts and servers of tests and tools. `node tools/run.js install NAME…` installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The oldest with which the tests have run. */
const OLDEST_CHROMIUM = 150;

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
  fonts: {
    packages:
      'fonts-liberation fonts-roboto-unhinted fonts-noto-core fonts-noto-mono fonts-noto-cjk',
    paths: [
      '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
      '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
      '/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf',
      '/usr/share/fonts/truetype/noto/NotoSansMono-Regular.ttf',
      '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
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
  rsync: { packages: 'rsync', paths: ['/usr/bin/rsync'] },
  openssl: { packages: 'openssl', paths: ['/usr/bin/openssl'] },
} as const;

type Program = keyof typeof PROGRAMS;

const pathsOf = (name: Program) => PROGRAMS[name].paths.flatMap((path) => globSync(path));

/** Only where Chromium uses fontconfig, on Linux, do tests bring their fonts: elsewhere none is missing. */
const isLinux = process.platform === 'linux';

/** Of the paths of a program one must exist, of the fonts all. */
function isMissing(name: Program): boolean {
  const found = pathsOf(name).length;
  return name === 'fonts' ? isLinux && found < PROGRAMS.fonts.paths.length : found === 0;
}

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

/** Whether tests can bring their fonts. */
export const hasFonts = isLinux && !isMissing('fonts');

/** Options with the fonts of a computer or of a phone, the same on every machine (tests/support/fonts). */
export function withFonts(set: 'desktop' | 'android', options: LaunchOptions): LaunchOptions {
  if (!hasFonts) return options;
  const file = resolve(`tests/support/fonts/${set}.conf`);
  return { ...options, env: { ...process.env, FONTCONFIG_FILE: file } };
}

/** Playwright's own is current; the system's may be as old as the system. */
function refuseOldChromium(): void {
  const [path = ''] = pathsOf('chromium');
  if (path === '' || path === chromium.executablePath()) return;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const version = Number(/\d+/.exec(stdout ?? '')?.[0] ?? OLDEST_CHROMIUM);
  if (version >= OLDEST_CHROMIUM) return;
  console.error(
    `${path} is version ${version}, and the tests need ${OLDEST_CHROMIUM} or later. Update it, or run: npx playwright install chromium`,
  );
  process.exitCode = 1;
}

/** Installs those that are missing. */
export function run(...names: Program[]): void {
  const missing = () => names.filter(isMissing);
  const apt = () => {
    const packages = missing().map((name) => PROGRAMS[name].packages);
    return `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  };
  const attempt = (command: string) => {
    console.log(`Missing: ${missing().join(', ')}. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  };
  if (missing().includes('chromium')) attempt('npx playwright install chromium');
  if (missing().length > 0 && process.getuid?.() === 0) attempt(apt());
  if (names.includes('chromium')) refuseOldChromium();
  if (missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}. Run: sudo sh -c "${apt()}"`);
  // Without the fonts, the tests that need them are skipped.
  if (missing().some((name) => name !== 'fonts')) process.exitCode = 1;
}
