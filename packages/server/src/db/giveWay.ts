import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Gives other requests their turn after each query. PGlite runs inside this process and answers within one turn of the
 * event loop: without this, all queries of a long report together hold everybody else up.
 */
export function giveWayAfterEachQuery(pglite: PGlite): void {
  const query = pglite.query.bind(pglite) as typeof pglite.query;
  let previous: Promise<unknown> = Promise.resolve();
  pglite.query = <Row>(...question: Parameters<typeof query<Row>>) => {
    const answer = previous.then(() => query<Row>(...question).finally(() => setImmediate()));
    previous = answer.catch(() => undefined);
    return answer;
  };
}
