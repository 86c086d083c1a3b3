// A PostgreSQL of its own in a temporary folder, or the one that TEST_DATABASE_URL names.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedUser, waitUntil } from './service.ts';

const installHint =
  'No PostgreSQL was found. Install one (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server where databases may be made.';

// The folder is thrown away: nothing has to survive a crash.
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'listen_addresses=127.0.0.1'];

/**
 * Runs `use` with the address of a PostgreSQL where databases may be made, and stops the server afterwards.
 * @throws Error with one sentence that says how to get PostgreSQL when there is none.
 */
export async function withPostgresql<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return await use(given);
  const programs = findPrograms();
  if (!programs) throw new Error(installHint);
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-scale-'));
  const user = unprivilegedUser('nobody');
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const data = join(folder, 'data');
  const port = await freePort();
  const access = ['--username', 'vitalane', '--auth', 'trust'];
  const initial = ['--pgdata', data, ...access, '--encoding', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initial, { ...options, stdio: 'ignore' });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  try {
    await waitUntil(isReady, 'PostgreSQL');
    return await use(`postgres://vitalane@127.0.0.1:${port}/postgres`);
  } finally {
    server.kill('SIGINT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
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
