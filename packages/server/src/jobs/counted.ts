import type { Metrics } from '../metrics/metrics.ts';

/** Background job, by its name in metrics. */
export type JobName = 'calls' | 'housekeeping' | 'mail' | 'push' | 'reminders';

/** Wraps a job's work and counts each run as done or failed, with the time of the last success. */
export function counted(
  job: JobName,
  work: () => Promise<void>,
  { jobRuns, jobLastDone }: Pick<Metrics, 'jobRuns' | 'jobLastDone'>,
): () => Promise<void> {
  return async () => {
    try {
      await work();
    } catch (error) {
      jobRuns.inc({ job, result: 'failed' });
      throw error;
    }
    jobRuns.inc({ job, result: 'done' });
    jobLastDone.setToCurrentTime({ job });
  };
}
