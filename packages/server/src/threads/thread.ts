import type { Piscina } from 'piscina';

/** Time and memory limits of a job. */
export interface JobLimits {
  timeLimitMs: number;
  heapMegabytes: number;
}

/** Limits of a long-lived thread, with its idle time. */
interface ThreadLimits extends JobLimits {
  idleMs: number;
}

/** A job that exceeded its time limit. */
export class JobTimeout extends Error {
  constructor() {
    super('The job took too long.');
    this.name = 'JobTimeout';
  }
}

/** A thread that runs one job after the other. */
export interface Thread {
  /**
   * Calls the default export of the module with `input` and returns its result. Throws {@link JobTimeout}, or
   * the error that the job threw or that stopped the thread. A stopped thread is replaced for the next job.
   */
  run(input: unknown): Promise<unknown>;
  /** Stops the thread. The next job starts another. */
  close(): Promise<void>;
}

/**
 * Creates a thread for jobs whose modules take longer to load than the work takes. It does not keep the process
 * alive.
 */
export function createThread(module: URL, limits: ThreadLimits): Thread {
  let pool: Promise<Piscina> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function work(input: unknown): Promise<unknown> {
    pool ??= openPool(module, limits);
    const signal = AbortSignal.timeout(limits.timeLimitMs);
    return await (await pool).run(input, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new JobTimeout() : error;
    });
  }

  return {
    run(input) {
      // The library would also queue the job, but count the wait as its run time.
      const answer = last.then(() => work(input));
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      const ending = pool;
      pool = undefined;
      await (await ending)?.destroy();
    },
  };
}

/** Runs one job in a new thread, without state of earlier jobs. */
export async function runInThread(module: URL, input: unknown, limits: JobLimits): Promise<unknown> {
  const thread = createThread(module, { ...limits, idleMs: 0 });
  try {
    return await thread.run(input);
  } finally {
    await thread.close();
  }
}

async function openPool(module: URL, { heapMegabytes, idleMs }: ThreadLimits): Promise<Piscina> {
  // Loaded with the first job, because most servers start without one.
  const { Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: module.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    recordTiming: false,
  });
  // A thread that fails between jobs is replaced. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
