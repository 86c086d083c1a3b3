// Finds Chromium for tests. "full" is for journeys, calls and push. "shell" is for stories and prefers the Chromium
// pinned by the lockfile. "pixels" is for screenshots and accepts only the pinned one, which renders identically
// everywhere.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.ts';
import { startGuardMs } from './hangGuard.ts';

/** Flags that keep Chromium off the network and make its rendering repeatable. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-lcd-text',
];

/** Flags that give a page a fake camera and microphone and allow calls over the loopback interface. */
export const callArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

const installHint =
  'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium) or set BROWSER_PATH to its executable.';

const pixelsHint =
  'Screenshots are compared only in the Chromium of @sparticuz/chromium, which runs on Linux x64. Compare them in CI or in a container.';

function runs(path: string | undefined): path is string {
  if (!path) return false;
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: startGuardMs });
    return true;
  } catch {
    return false;
  }
}

function onPath(name: string): string | undefined {
  const folder = (process.env.PATH ?? '').split(':').find((part) => part && existsSync(join(part, name)));
  return folder && join(folder, name);
}

/**
 * Writes a font list, because that of the package names a missing folder and Chromium then crashes at the first form
 * field. Writes atomically: a Chromium that starts meanwhile would otherwise read an incomplete list and use the
 * machine's fonts.
 */
function writeFontList(cache: string): void {
  const folder = join(cache, 'fonts');
  const list = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(cache, 'fonts-cache')}</cachedir></fontconfig>
`;
  const written = join(folder, `fonts.${process.pid}.conf`);
  writeFileSync(written, list);
  renameSync(written, join(folder, 'fonts.conf'));
  process.env.FONTCONFIG_PATH = folder;
}

async function bundledShell(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'chromium');
  mkdirSync(cache, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  // The package unpacks into the temporary folder, and includes libnss3 only for this runtime name.
  Object.assign(process.env, { TMPDIR: cache, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    writeFontList(cache);
    return path;
  } catch {
    return undefined;
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

async function playwrightPath(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

type BrowserKind = 'full' | 'shell' | 'pixels';

/** Returns Playwright's launch options. */
export async function launchOptions(kind: BrowserKind, extraArgs: readonly string[] = []) {
  return {
    executablePath: await findBrowser(kind),
    args: [...browserArgs, ...extraArgs],
    timeout: startGuardMs,
  };
}

/**
 * Returns the path of a Chromium that starts on this machine. `BROWSER_PATH` takes precedence for the "full" kind.
 * @throws Error with installation instructions when none is found.
 */
export async function findBrowser(kind: BrowserKind): Promise<string> {
  const full = [
    () => process.env.BROWSER_PATH,
    () => '/usr/bin/chromium',
    () => onPath('chromium') ?? onPath('google-chrome'),
    playwrightPath,
    () => (installFromDebian('chromium') ? '/usr/bin/chromium' : undefined),
  ];
  const candidates = {
    shell: [bundledShell, ...full],
    full: [...full, bundledShell],
    // Any other Chromium renders every story slightly differently.
    pixels: [bundledShell],
  };
  for (const candidate of candidates[kind]) {
    const path = await candidate();
    if (runs(path)) return path;
  }
  throw new Error(kind === 'pixels' ? pixelsHint : installHint);
}
