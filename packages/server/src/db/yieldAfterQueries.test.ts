import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { yieldAfterEachQuery } from './yieldAfterQueries.ts';

it('yields to the event loop after each query, including failed ones', async () => {
  const pglite = await PGlite.create();
  yieldAfterEachQuery(pglite);
  const order: string[] = [];
  const ask = async (sql: string) => {
    await pglite.query(sql).then(
      () => order.push('answer'),
      () => order.push('error'),
    );
  };
  const takeTurns = () => {
    order.push('turn');
    if (order.length < 8) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  await Promise.all([ask('select 1'), ask('select nothing from nowhere'), ask('select 2')]);
  await pglite.close();

  const answers = order.filter((entry) => entry !== 'turn');
  expect(answers).toEqual(['answer', 'error', 'answer']);
  expect(order.join(' ')).toMatch(/answer (turn )+error (turn )+answer/);
});
