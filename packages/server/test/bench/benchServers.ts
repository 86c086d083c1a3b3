import { randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
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

interface Statement {
  text: string;
  parameters: unknown[] | undefined;
}

/** Starts both on free ports, with the demo data. */
export async function startBenchServers(calls: readonly BenchCall[]): Promise<BenchServers> {
  const { app: product, pglite, url, headers, startMs, close } = await startBenchProduct();
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
  const { statements, status, body } = await observe(context);
  bare.route({
    method: call.method,
    url: `/api${call.path.split('?')[0]}`,
    handler: async (_request, reply) => {
      for (const { text, parameters } of statements) await pglite.query(text, withNewId(text, parameters));
      return reply.code(status).send(body);
    },
  });
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
}): Promise<{ statements: Statement[]; status: number; body: unknown }> {
  const statements: Statement[] = [];
  const query = pglite.query;
  pglite.query = (text, parameters, options) => {
    statements.push({ text, parameters });
    return query.call(pglite, text, parameters, options) as never;
  };
  const request: InjectOptions = { method: call.method, url: `/api${call.path}`, headers };
  const answer = await product.inject({ ...request, ...(call.body && { payload: call.body }) });
  pglite.query = query;
  if (answer.statusCode >= 300) throw new Error(`${call.name}: status ${answer.statusCode}`);
  return { statements, status: answer.statusCode, body: answer.json() };
}

/** Replaces the first parameter of an insertion, which is the id of the new row. */
function withNewId(text: string, parameters: unknown[] | undefined): unknown[] | undefined {
  return text.startsWith('insert') && parameters ? [randomUUID(), ...parameters.slice(1)] : parameters;
}
