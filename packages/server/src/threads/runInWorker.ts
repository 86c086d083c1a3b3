import { Worker } from 'node:worker_threads';

/** How long a job may take and how much memory it may use. */
export interface JobLimits {
  timeLimitMs: number;
  heapMegabytes: number;
}

/** A job that took longer than it may. */
export class JobTimeout extends Error {
  constructor() {
    super('The job took too long.');
    this.name = 'JobTimeout';
  }
}

/**
 * Runs a module in a thread of its own with `input` as its `workerData`, so that it neither blocks nor harms the server;
 * returns the first message it posts. Throws {@link JobTimeout}, or what stopped the thread.
 */
export async function runInWorker(module: URL, input: unknown, limits: JobLimits): Promise<unknown> {
  const worker = new Worker(module, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new JobTimeout()), limits.timeLimitMs);
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code} and no answer.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
