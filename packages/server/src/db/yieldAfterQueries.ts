import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Yields to the event loop after each query. PGlite runs inside this process and responds within one turn of
 * the loop: without this, the queries of a long report block all other requests.
 */
export function yieldAfterEachQuery(pglite: PGlite): void {
  const query = pglite.query.bind(pglite) as typeof pglite.query;
  let previous: Promise<unknown> = Promise.resolve();
  pglite.query = <Row>(...question: Parameters<typeof query<Row>>) => {
    const answer = previous.then(() => query<Row>(...question).finally(() => setImmediate()));
    previous = answer.catch(() => undefined);
    return answer;
  };
}
