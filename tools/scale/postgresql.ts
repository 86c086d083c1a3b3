// Starts PostgreSQL in a temporary folder, or uses the server in TEST_DATABASE_URL.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedUser, waitUntil } from './service.ts';

const installHint =
  'No PostgreSQL was found. Install one (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server that allows creating databases.';

// The folder is temporary, so data need not survive a crash of the machine.
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300', 'listen_addresses=127.0.0.1'];

/** A running PostgreSQL. */
export interface PostgresqlService {
  /** Value of the server setting `DATABASE_URL`. */
  url: string;
  /** Stops PostgreSQL at once, as in a crash, calls `meanwhile`, and starts it with the same data. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
}

/**
 * Calls `use` with the URL of a PostgreSQL that allows creating databases: that of TEST_DATABASE_URL, or a new one.
 * @throws Error with an installation hint when PostgreSQL is not installed.
 */
export async function withPostgresql<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL;
  return given ? await use(given) : await withOwnPostgresql(({ url }) => use(url));
}

/**
 * Calls `use` with a new PostgreSQL, and stops it afterwards.
 * @throws Error with an installation hint when PostgreSQL is not installed.
 */
export async function withOwnPostgresql<T>(use: (service: PostgresqlService) => Promise<T>): Promise<T> {
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
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  const start = async () => {
    const parameters = settings.flatMap((setting) => ['-c', setting]);
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...parameters],
      { ...options, stdio: 'ignore' },
    );
    await waitUntil(isReady, 'PostgreSQL');
    return server;
  };
  let running = await start();
  try {
    return await use({
      url: `postgres://vitalane@127.0.0.1:${port}/postgres`,
      async restart(meanwhile) {
        await end(running, 'SIGQUIT');
        await meanwhile();
        running = await start();
      },
    });
  } finally {
    await end(running, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
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
