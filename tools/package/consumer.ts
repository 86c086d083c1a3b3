import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { everyName } from './everyName.ts';

/** Packed packages by name. */
export type Tarballs = Readonly<Record<string, string>>;

/**
 * Copies the example product to a folder outside this workspace and installs the packed packages. Compiles it with each
 * public name, as strictly as TypeScript can.
 */
export function installConsumer(root: string, folder: string, tarballs: Tarballs): void {
  cpSync(join(root, 'examples/consumer'), folder, { recursive: true });
  const overrides = Object.entries(tarballs).map(([name, tarball]) => {
    const file = `${name.replace('@', '').replace('/', '-')}.tgz`;
    copyFileSync(tarball, join(folder, file));
    return `  '${name}': file:${file}\n`;
  });
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n${overrides.join('')}`);
  run(folder, 'pnpm', 'install', '--prefer-offline', '--silent');
  writeFileSync(join(folder, 'src/everyName.ts'), everyName(join(folder, 'node_modules/@vitalane/ui')));
  run(folder, 'pnpm', 'exec', 'tsc');
}

function run(folder: string, program: string, ...parameters: string[]): void {
  execFileSync(program, parameters, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}

interface Bundler {
  build: readonly string[];
  serve: (port: number) => readonly string[];
}

const host = '127.0.0.1';

/** Bundlers that build the example from the same source. */
export const bundlers = {
  vite: {
    build: ['vite', 'build', '--logLevel', 'warn'],
    serve: (port) => ['vite', 'preview', '--host', host, '--port', `${port}`, '--strictPort'],
  },
  next: {
    build: ['next', 'build'],
    serve: (port) => ['next', 'start', '--hostname', host, '--port', `${port}`],
  },
} satisfies Record<string, Bundler>;

/** Builds the installed example and serves it while it is visited. */
export async function whileServed<T>(
  folder: string,
  { build, serve }: Bundler,
  visit: (url: string) => Promise<T>,
): Promise<T> {
  run(folder, 'pnpm', 'exec', ...build);
  const port = await freePort();
  const [program = '', ...parameters] = serve(port);
  const server = spawn(join(folder, 'node_modules/.bin', program), parameters, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const url = `http://${host}:${port}`;
    await answers(url);
    return await visit(url);
  } finally {
    server.kill();
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${url}.`);
}
