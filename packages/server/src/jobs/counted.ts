import type { Metrics } from '../metrics/metrics.ts';

/** Work in the background, under the name that its figures have. */
export type JobName = 'housekeeping' | 'mail' | 'push' | 'reminders';

/** Returns the same work, counted: each turn as done or failed, and when it was last done. */
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
