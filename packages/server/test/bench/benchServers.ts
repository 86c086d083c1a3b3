import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { Database } from '../../src/db/database.ts';
import { startBenchProduct } from './benchProduct.ts';

/** A call to measure. */
export interface BenchCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/**
 * The product and, on the same database, a bare route for each call that runs the same SQL and returns the same
 * bytes.
 */
export interface BenchServers {
  /** Origin of the product, such as http://127.0.0.1:4000. */
  productUrl: string;
  bareUrl: string;
  headers: Record<string, string>;
  /** Time from opening an empty database to listening. */
  startMs: number;
  close(): Promise<void>;
}

/** Adds to the demo data. */
export type Prepare = (db: Database) => Promise<unknown>;

interface Statement {
  text: string;
  parameters: unknown[] | undefined;
}

/** Statements that run one after the other, in a transaction or each on its own. */
interface Work {
  isTransaction: boolean;
  statements: Statement[];
}

/** Starts both on free ports, with the demo data. `prepare` adds to the data before the first call. */
export async function startBenchServers(
  calls: readonly BenchCall[],
  prepare?: Prepare,
): Promise<BenchServers> {
  const { app: product, db, pglite, url, headers, startMs, close } = await startBenchProduct();
  await prepare?.(db);
  const bare = fastify();
  for (const call of calls) await addBareRoute(bare, { call, product, pglite, headers });
  return {
    productUrl: url,
    bareUrl: await bare.listen({ port: 0, host: '127.0.0.1' }),
    headers,
    startMs,
    async close() {
      await bare.close();
      await close();
    },
  };
}

async function addBareRoute(
  bare: FastifyInstance,
  context: { call: BenchCall; product: FastifyInstance; pglite: PGlite; headers: Record<string, string> },
): Promise<void> {
  const { call, pglite } = context;
  const { work, status, body } = await observe(context);
  bare.route({
    method: call.method,
    url: `/api${call.path.split('?')[0]}`,
    handler: async (_request, reply) => {
      for (const { isTransaction, statements } of work)
        if (isTransaction) await pglite.transaction((tx) => run(tx, statements));
        else await run(pglite, statements);
      return reply.code(status).send(body);
    },
  });
}

async function run(on: Pick<PGlite, 'query'>, statements: readonly Statement[]): Promise<void> {
  for (const { text, parameters } of statements) await on.query(text, withNewId(text, parameters));
}

/** Returns one response of the product, with its statements. */
async function observe({
  call,
  product,
  pglite,
  headers,
}: {
  call: BenchCall;
  product: FastifyInstance;
  pglite: PGlite;
  headers: Record<string, string>;
}): Promise<{ work: Work[]; status: number; body: unknown }> {
  const work: Work[] = [];
  const { query, transaction } = pglite;
  watch(pglite, (statement) => work.push({ isTransaction: false, statements: [statement] }));
  pglite.transaction = (callback) =>
    transaction.call(pglite, (tx) => {
      const statements: Statement[] = [];
      work.push({ isTransaction: true, statements });
      watch(tx, (statement) => statements.push(statement));
      return callback(tx);
    }) as never;
  const request: InjectOptions = { method: call.method, url: `/api${call.path}`, headers };
  const answer = await product.inject({ ...request, ...(call.body && { payload: call.body }) });
  Object.assign(pglite, { query, transaction });
  if (answer.statusCode >= 300) throw new Error(`${call.name}: status ${answer.statusCode}`);
  return { work, status: answer.statusCode, body: answer.json() };
}

function watch(on: Pick<PGlite, 'query'>, onStatement: (statement: Statement) => void): void {
  const query = on.query;
  on.query = (text, parameters, options) => {
    onStatement({ text, parameters });
    return query.call(on, text, parameters, options) as never;
  };
}

/** Replaces the first parameter of an insertion, which is the id of the new row. */
function withNewId(text: string, parameters: unknown[] | undefined): unknown[] | undefined {
  return text.startsWith('insert') && parameters ? [randomUUID(), ...parameters.slice(1)] : parameters;
}
