// Starts Redis without persistence on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, isListening, waitUntil } from './service.ts';

const installHint = 'No Redis was found. Install one (Debian: apt-get install redis-server).';

/** A running Redis. */
export interface RedisService {
  /** Value of the server setting `REDIS_URL`. */
  url: string;
  /** Kills Redis, calls `meanwhile`, and starts it again, empty. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Suspends Redis during `meanwhile`. Connections stay open, as after a network failure. */
  freeze(meanwhile: () => Promise<void>): Promise<void>;
}

/**
 * Calls `use` with a new Redis, and stops it afterwards.
 * @throws Error with an installation hint when Redis is not installed.
 */
export async function withRedis<T>(use: (redis: RedisService) => Promise<T>): Promise<T> {
  const program = findProgram('redis-server', 'redis-server');
  if (!program) throw new Error(installHint);
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-redis-'));
  const port = await freePort();
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program, settings, { cwd: folder, stdio: 'ignore' });
    await waitUntil(() => isListening(port), 'Redis');
    return child;
  };
  let running = await start();
  try {
    return await use({
      url: `redis://127.0.0.1:${port}`,
      async restart(meanwhile) {
        await end(running);
        await meanwhile();
        running = await start();
      },
      async freeze(meanwhile) {
        running.kill('SIGSTOP');
        try {
          await meanwhile();
        } finally {
          running.kill('SIGCONT');
        }
      },
    });
  } finally {
    await end(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function end(redis: ChildProcess): Promise<void> {
  const exited = once(redis, 'exit');
  redis.kill('SIGKILL');
  await exited;
}
