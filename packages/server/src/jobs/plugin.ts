import { hourMs, secondMs } from '@vitalane/time';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { counted, type JobName } from './counted.ts';
import { type Repeated, repeat } from './repeat.ts';

/** A step of a job. Receives its start time. */
export type Task = (now: Date) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a task to a job. The tasks of a job run in the order in which they were added. */
    addTask(job: JobName, task: Task): void;
    /** Starts the jobs that have tasks. */
    startJobs(): void;
    /** Stops the jobs, and waits for running tasks. */
    stopJobs(): Promise<void>;
  }
}

interface Schedule {
  everyMs: number;
  isImmediate?: boolean;
  onError(log: FastifyBaseLogger, err: unknown): void;
}

const delivery: Schedule = {
  everyMs: 2 * secondMs,
  onError: (log, err) => log.error({ err }, 'failed to read the outbox'),
};

const schedules: Record<JobName, Schedule> = {
  // After a start, clients have this long to come back before their rooms count as empty.
  calls: { everyMs: 30 * secondMs, onError: (log, err) => log.error({ err }, 'failed to check calls') },
  housekeeping: {
    everyMs: hourMs,
    isImmediate: true,
    onError: (log, err) => log.error({ err }, 'housekeeping failed'),
  },
  mail: delivery,
  push: delivery,
  reminders: { everyMs: 2 * secondMs, onError: (log, err) => log.error({ err }, 'failed to send reminders') },
};

/** Runs background tasks of the features after {@link FastifyInstance.startJobs} is called. */
export const jobsPlugin = fp(async (app: FastifyInstance) => {
  const tasks = new Map<JobName, Task[]>();
  let running: readonly Repeated[] = [];
  app.decorate('addTask', (job, task) => {
    tasks.set(job, [...(tasks.get(job) ?? []), task]);
  });
  app.decorate('startJobs', () => {
    running = [...tasks].map(([job, own]) => start(app, job, own));
  });
  app.decorate('stopJobs', async () => {
    await Promise.all(running.map((job) => job.stop()));
  });
});

function start({ log, metrics, now }: FastifyInstance, job: JobName, tasks: readonly Task[]): Repeated {
  const { everyMs, isImmediate, onError } = schedules[job];
  const work = async () => {
    for (const task of tasks) await task(now());
  };
  return repeat(counted(job, work, metrics), {
    everyMs,
    isImmediate,
    onError: (error) => onError(log, error),
  });
}
