import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/embedded.ts';
import { account } from '../db/schema.ts';
import { demoAccounts, demoPassphrase } from '../demo/accounts.ts';
import { seedDemo } from '../demo/seed.ts';
import { readFacts } from '../features/reports/facts.queries.ts';
import type { HealthFacts } from '../features/reports/facts.ts';
import { createFolderBlobs } from '../files/blobs.ts';
import { createFiles } from '../files/files.ts';
import { createNricVault } from '../identity/nric.ts';
import { embeddedSecrets } from '../identity/secrets.ts';
import { buildServer } from '../server.ts';

/** A call whose speed is measured. */
export interface BenchCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** The product and, on the same database, a bare route per call that runs the same SQL and answers the same bytes. */
export interface BenchServers {
  /** Origin of the product, such as http://127.0.0.1:4000. */
  productUrl: string;
  bareUrl: string;
  headers: Record<string, string>;
  /** Everything that the reports of the signed-in patient rest on. */
  readFacts(): Promise<HealthFacts>;
  /** From opening an empty database to listening. */
  startMs: number;
  close(): Promise<void>;
}

interface Statement {
  text: string;
  parameters: unknown[] | undefined;
}

/** Starts both on free ports, filled with the demo. */
export async function startBenchServers(calls: readonly BenchCall[]): Promise<BenchServers> {
  const startedAt = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-bench-'));
  const pglite = new PGlite();
  const connection = await openPglite(pglite);
  const secrets = embeddedSecrets(dataDir, {});
  const config = readConfig({ DEMO: 'false', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const product = await buildServer({ db: connection.db, secrets, config });
  const productUrl = await product.listen({ port: 0, host: '127.0.0.1' });
  const startMs = performance.now() - startedAt;
  const files = createFiles(createFolderBlobs(join(dataDir, 'files')));
  await seedDemo(connection.db, { nric: createNricVault(secrets), files, now: new Date() });
  const headers = await signIn(product);
  const bare = fastify();
  for (const call of calls) await addBareRoute(bare, { call, product, pglite, headers });
  return {
    productUrl,
    bareUrl: await bare.listen({ port: 0, host: '127.0.0.1' }),
    headers,
    readFacts: () => factsOfPatient(connection.db),
    startMs,
    async close() {
      await Promise.all([bare.close(), product.close()]);
      await connection.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function factsOfPatient(db: Database): Promise<HealthFacts> {
  const [patient] = await db
    .select()
    .from(account)
    .where(eq(account.email, demoAccounts[0]?.email ?? ''));
  if (!patient) throw new Error('The demo has no patient.');
  const { id: accountId, role, fullName, timeZone } = patient;
  const known = { accountId, role, fullName, timeZone };
  return await readFacts(db, { ...known, sessionId: '', isActive: true, isEmailVerified: true }, new Date());
}

async function signIn(product: FastifyInstance): Promise<Record<string, string>> {
  const payload = { email: demoAccounts[0]?.email, password: demoPassphrase };
  const answer = await product.inject({ method: 'POST', url: '/api/login', payload });
  return { authorization: `Bearer ${answer.json().token}` };
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

/** One call of the product, and the statements that it ran. */
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
  if (answer.statusCode >= 300) throw new Error(`${call.name} was answered ${answer.statusCode}`);
  return { statements, status: answer.statusCode, body: answer.json() };
}

/** The first parameter of an insertion is the id of the new row. */
function withNewId(text: string, parameters: unknown[] | undefined): unknown[] | undefined {
  return text.startsWith('insert') && parameters ? [randomUUID(), ...parameters.slice(1)] : parameters;
}
