import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { appDir } from '../../tools/app-build.ts';

const root = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** The running product: its own process, its own data directory, demo data. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'vitalane-e2e-'));
  readonly port: number;
  #process: ChildProcess | undefined;
  #output = '';

  constructor(port: number) {
    this.port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server on the same data directory and waits until it is ready. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      APP_DIR: appDir,
      DEMO: 'true',
    };
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: root, env });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk;
      });
    for (let tries = 0; tries < 300; tries += 1) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not become ready:\n${this.#output}`);
  }

  /** Ends the server the hard way: nothing can be flushed or said goodbye to. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Playwright's `test` with one running product for each worker, on demo data of its own. */
export const test = base.extend<{ baseURL: string }, { product: Product }>({
  product: [
    // The empty pattern is how Playwright is told that this fixture needs no other.
    async ({}, use) => {
      const product = new Product(await freePort());
      try {
        await product.start();
        await use(product);
      } finally {
        await product.dispose();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
