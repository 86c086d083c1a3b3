import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { callArgs, launchOptions } from '../../tools/browser.ts';

/** A browser with processes of its own, which a journey may suspend. */
export interface OwnBrowser {
  browser: Browser;
  /** Suspends every process of it, as a closed lid does. */
  sleep: () => void;
  wake: () => void;
  close: () => Promise<void>;
}

interface Options {
  /** Network namespace to run in. */
  namespace?: string;
  /** Address that `localhost` stands for: browsers open the camera for this name without TLS. */
  localhost?: string;
}

/** Starts a browser. The caller closes it. */
export async function startOwnBrowser({ namespace, localhost }: Options = {}): Promise<OwnBrowser> {
  const extra = localhost ? [`--host-resolver-rules=MAP localhost ${localhost}`] : [];
  const { executablePath, ...options } = await launchOptions('shell', [...callArgs, ...extra]);
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-browser-'));
  const start = join(folder, 'start');
  const enter = namespace ? `ip netns exec ${namespace} ` : '';
  writeFileSync(start, `#!/bin/sh\nexec ${enter}${executablePath} "$@"\n`, { mode: 0o755 });
  const server = await chromium.launchServer({ ...options, executablePath: start });
  const { pid } = server.process();
  // The browser leads a process group of its own.
  const signal = (name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name);
  return {
    browser: await chromium.connect(server.wsEndpoint()),
    sleep: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    async close() {
      signal('SIGCONT');
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
