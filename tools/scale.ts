// Runs the server's tests on PostgreSQL: one of its own in a temporary folder, or the one that TEST_DATABASE_URL names.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const startDeadlineMs = 30_000;
const installHint =
  'No PostgreSQL was found. Install one (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server where databases may be made.';

interface Installation {
  /** Folder of `initdb` and `postgres`. */
  programs: string;
  /** PostgreSQL refuses to run as root: the user it runs as instead. */
  user: { uid: number; gid: number } | undefined;
}

process.exitCode = await main();

async function main(): Promise<number> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runTests(given);
  const programs = findPrograms();
  if (!programs) {
    console.error(installHint);
    return 1;
  }
  return await withServer({ programs, user: unprivilegedUser() }, runTests);
}

function runTests(databaseUrl: string): number {
  const filters = process.argv.slice(2);
  const { status } = spawnSync('vitest', ['run', '--project', 'server', ...filters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  });
  return status ?? 1;
}

async function withServer(
  { programs, user }: Installation,
  use: (databaseUrl: string) => number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-scale-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder };
  execFileSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'vitalane',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...options, stdio: 'ignore' },
  );
  // The folder is thrown away: nothing has to survive a crash.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  try {
    await waitUntilReady(programs, port);
    return use(`postgres://vitalane@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill('SIGINT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitUntilReady(programs: string, port: number): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (
    spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0
  ) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function findPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':');
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))),
  );
}

function unprivilegedUser(): Installation['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
