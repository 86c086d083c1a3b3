import { Worker } from 'node:worker_threads';
import { type JobLimits, JobTimeout } from './runInWorker.ts';

/** How long a thread that has nothing to do is kept. */
interface LastingLimits extends JobLimits {
  idleMs: number;
}

/** A thread that does one job after the other. */
export interface LastingThread {
  /** Hands `input` to the thread; returns the message it posts. Throws {@link JobTimeout}, or what stopped the thread. */
  run(input: unknown): Promise<unknown>;
  /** Ends the thread; the next job begins another. */
  close(): Promise<void>;
}

/**
 * A thread for jobs whose modules take longer to load than the work takes. It is started by the first job, kept for the
 * next, and ended when it fails, takes too long or has been idle. It does not keep the process alive.
 */
export function createLastingThread(module: URL, limits: LastingLimits): LastingThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const ending = worker;
    worker = undefined;
    clearTimeout(idle);
    await ending?.terminate();
  }

  async function work(input: unknown): Promise<unknown> {
    clearTimeout(idle);
    worker ??= new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes } });
    worker.ref();
    try {
      return await answerOf(worker, input, limits.timeLimitMs);
    } catch (error) {
      await close();
      throw error;
    } finally {
      worker?.unref();
      idle = setTimeout(close, limits.idleMs).unref();
    }
  }

  return {
    run(input) {
      const answer = last.then(() => work(input));
      last = answer.catch(() => undefined);
      return answer;
    },
    close,
  };
}

/** Posts a job and waits for its answer. */
async function answerOf(worker: Worker, input: unknown, timeLimitMs: number): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new JobTimeout()), timeLimitMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      const listen = (event: string, listener: (value: unknown) => void) => {
        worker.once(event, listener);
        signal.addEventListener('abort', () => worker.off(event, listener));
      };
      listen('message', resolve);
      listen('error', reject);
      listen('exit', (code) => reject(new Error(`The thread ended with ${code} and no answer.`)));
      worker.postMessage(input);
    });
  } finally {
    settled.abort();
  }
}
