// A Redis of its own that keeps nothing, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, isListening, waitUntil } from './service.ts';

const installHint = 'No Redis was found. Install one (Debian: apt-get install redis-server).';

/** A running Redis. */
export interface RedisService {
  /** As the server's `REDIS_URL` takes it. */
  url: string;
  /** Ends it at once, does something meanwhile, and starts it again: whatever it held is gone. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  /** Stops it from answering while something is done: connections stay open, as when a network is cut. */
  freeze(meanwhile: () => Promise<void>): Promise<void>;
}

/**
 * Runs `use` with a Redis, and stops it afterwards.
 * @throws Error with one sentence that says how to get Redis when there is none.
 */
export async function withRedis<T>(use: (redis: RedisService) => Promise<T>): Promise<T> {
  const program = findProgram('redis-server');
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
