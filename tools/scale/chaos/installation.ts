// Starts two servers behind the deployed reverse proxy, and the services that faults act on.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../trust/figures.ts';
import { openProxy, proxyUrl } from '../caddy.ts';
import { closeSockets } from '../cluster/calls.ts';
import { type Pair, withPair } from '../cluster/pair.ts';
import { type PostgresqlService, withOwnPostgresql } from '../postgresql.ts';
import { type RedisService, withRedis } from '../redis.ts';

/** Running servers and services. */
export interface Installation extends Pair {
  /** Origin of the reverse proxy. */
  url: string;
  postgresql: PostgresqlService;
  redis: RedisService;
  /** Folder of the file store on a disk of 8 MB; `undefined` when none can be mounted. */
  smallDisk: string | undefined;
}

/** Failure that is injected while simulated users use the installation. */
export interface Fault {
  name: string;
  /** Starts and ends the fault. Returns the figures that only this fault has. */
  happen(installation: Installation): Promise<Figure[]>;
}

const diskSize = '8m';

/** Calls `use` with a new installation. */
export function withInstallation<T>(use: (installation: Installation) => Promise<T>): Promise<T> {
  return withRedis((redis) =>
    withOwnPostgresql((postgresql) =>
      withSmallDisk((smallDisk) => start({ redis, postgresql, smallDisk }, use)),
    ),
  );
}

type Services = Pick<Installation, 'redis' | 'postgresql' | 'smallDisk'>;

async function start<T>(services: Services, use: (installation: Installation) => Promise<T>): Promise<T> {
  const settings = {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shiftedClock.ts')}`,
    ...(services.smallDisk && { DATA_DIR: services.smallDisk }),
  };
  const shared = { databaseUrl: services.postgresql.url, redisUrl: services.redis.url, settings };
  return await withPair(shared, async (pair) => {
    const proxy = await openProxy(await proxyUrl('http'), [pair.first.port, pair.second.port]);
    try {
      return await use({ ...services, ...pair, url: proxy.url });
    } finally {
      closeSockets();
      await proxy.close();
    }
  });
}

async function withSmallDisk<T>(use: (folder: string | undefined) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-disk-'));
  const isMounted = asRoot('mount', '-t', 'tmpfs', '-o', `size=${diskSize},mode=0777`, 'tmpfs', folder);
  try {
    return await use(isMounted ? folder : undefined);
  } finally {
    if (isMounted) asRoot('umount', '--lazy', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a program as root. Returns whether it succeeded. */
function asRoot(...command: readonly string[]): boolean {
  const [program = '', ...parameters] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
