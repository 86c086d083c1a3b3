import { secondMs } from '@vitalane/time';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsPlugin } from '../jobs/plugin.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { addDelivery } from './addDelivery.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Creates an app whose jobs run once for each call of `turn`. */
async function createJobs() {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  app.decorate('now', () => new Date());
  await app.register(jobsPlugin);
  const figure = async (line: string) => (await metrics.registry.metrics()).includes(`${line}\n`);
  const turn = () => vi.advanceTimersByTimeAsync(2 * secondMs);
  return { app, lines, figure, turn };
}

it('delivers push messages and writes reminders while the mail server does not respond', async () => {
  const { app, turn } = await createJobs();
  const answer = Promise.withResolvers<number>();
  const turns = { mail: 0, push: 0, reminders: 0 };
  addDelivery(app, 'mail', () => {
    turns.mail += 1;
    return answer.promise;
  });
  addDelivery(app, 'push', async () => {
    turns.push += 1;
    return 0;
  });
  app.addTask('reminders', async () => {
    turns.reminders += 1;
  });
  app.startJobs();
  for (let count = 0; count < 3; count += 1) await turn();
  expect(turns).toEqual({ mail: 1, push: 3, reminders: 3 });
  answer.resolve(0);
  await app.stopJobs();
});

it('delivers mails while push messages fail, and counts and logs failures by kind', async () => {
  const { app, lines, figure, turn } = await createJobs();
  addDelivery(app, 'mail', async () => 0);
  addDelivery(app, 'push', async () => 2);
  app.startJobs();
  await turn();
  await app.stopJobs();
  expect(await figure('deliveries_failed_total{kind="mail"} 0')).toBe(true);
  expect(await figure('deliveries_failed_total{kind="push"} 2')).toBe(true);
  expect(await figure('job_runs_total{job="push",result="done"} 1')).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: 'push', failed: 2, msg: 'failed to deliver messages, will retry' },
  ]);
});
