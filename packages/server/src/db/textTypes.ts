import type { PGlite, PGliteInterface, QueryOptions } from '@electric-sql/pglite';
import { types } from '@electric-sql/pglite';

type Client = Pick<PGliteInterface, 'query'>;

/** Lists of numerics, timestamps and similar types, for which PGlite has no names. */
const listTypes = [1231, 1115, 1182, 1185, 1187];
/** Types that Drizzle expects as text. */
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...listTypes];

/**
 * Makes PGlite return instants and dates as text, globally. Drizzle requests this with every query, and PGlite
 * then copies its table of some hundred types, which took longer than most queries.
 */
export function returnDatesAsText(pglite: PGlite): void {
  for (const type of textTypes) pglite.parsers[type] = (value) => value;
  dropParsers(pglite);
  const { transaction } = pglite;
  pglite.transaction = (work) =>
    transaction.call(pglite, (tx) => {
      dropParsers(tx);
      return work(tx);
    }) as ReturnType<typeof transaction<Awaited<ReturnType<typeof work>>>>;
}

function dropParsers(client: Client): void {
  const { query } = client;
  client.query = <Row>(text: string, parameters?: unknown[], options: QueryOptions = {}) => {
    const { parsers: _, ...rest } = options;
    return query.call(client, text, parameters, rest) as ReturnType<typeof query<Row>>;
  };
}
