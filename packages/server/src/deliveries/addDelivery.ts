import type { FastifyInstance } from 'fastify';

/**
 * Delivers the due messages of one channel in its own job. A channel that fails or does not respond delays
 * neither another channel nor the tasks that write messages. `deliver` returns the number of failed attempts.
 */
export function addDelivery(
  { addTask, metrics, log }: Pick<FastifyInstance, 'addTask' | 'metrics' | 'log'>,
  kind: 'mail' | 'push',
  deliver: () => Promise<number>,
): void {
  addTask(kind, async () => {
    const failed = await deliver();
    metrics.deliveriesFailed.inc({ kind }, failed);
    if (failed > 0) log.warn({ kind, failed }, 'failed to deliver messages, will retry');
  });
}
