import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@vitalane/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createLocalCluster } from '../../src/cluster/cluster.ts';
import { joinCluster } from '../../src/cluster/redisCluster.ts';
import type { Secrets } from '../../src/config/config.ts';
import { createConformanceCheck } from '../../src/contract/conformance.ts';
import { loadContract } from '../../src/contract/contract.ts';
import type { CallLimits } from '../../src/contract/rateLimits.ts';
import type { Database } from '../../src/db/database.ts';
import { account } from '../../src/db/schema.ts';
import { createNricVault } from '../../src/identity/nric.ts';
import { hashPassword } from '../../src/identity/passwords.ts';
import { buildServer } from '../../src/server.ts';
import type { ServerOptions } from '../../src/services/options.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { openTestDatabase } from './database.ts';
import { ownershipProblem } from './ownership.ts';

/** Password of all accounts in tests. */
export const testPassword = 'plum-blossoms-in-the-rain';

const passwordHash = hashPassword(testPassword);
const secrets: Secrets = {
  tokenSecret: Buffer.alloc(32, 'token').toString('base64url'),
  nricEncryptionKey: Buffer.alloc(32, 'encryption').toString('base64url'),
  nricLookupKey: Buffer.alloc(32, 'lookup').toString('base64url'),
};

/** Folder for the debug logs of all servers, which `tools/trust` searches for secrets. Unset: no logs are kept. */
const logsDir = process.env.SERVER_LOGS_DIR;
const logFile = logsDir && join(logsDir, `tests-${process.pid}.log`);

/** A person with an account. */
export interface Person {
  id: string;
  email: string;
  fullName: string;
}

/** A signed-in person. */
export interface SignedIn extends Person {
  token: string;
  refreshToken: string;
  /** Calls the API with this account. */
  call(method: InjectOptions['method'], path: string, body?: object): Promise<LightMyRequestResponse>;
}

interface NewPerson {
  role?: Role;
  fullName?: string;
  nric?: string;
  /** Whether a doctor has confirmed the identity document. */
  isIdentityConfirmed?: boolean;
  timeZone?: string;
}

/**
 * A server with its own database and a clock that tests control. Every response is checked against the
 * contract, and every statement must name the owner of its rows.
 */
export interface TestServer {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  addPerson(person?: NewPerson): Promise<Person>;
  signIn(person: Person): Promise<SignedIn>;
  /** Adds an account and signs in. */
  welcome(person?: NewPerson): Promise<SignedIn>;
  /** Returns responses that violate the contract and statements without an owner. */
  problems(): readonly string[];
  /** Closes the server. Throws when there are {@link problems}. */
  close(): Promise<void>;
  /** Closes the server without a check, for a test that stores invalid data. */
  stop(): Promise<void>;
}

/** Checks responses of all servers of this process, so that each schema is compiled once. */
let conformanceCheck: ReturnType<typeof createConformanceCheck> | undefined;

/** Starts a {@link TestServer}. `limits` default to those of the product; `log` receives the lines of the log. */
export async function startTestServer(
  config: Partial<ServerOptions['config']> = {},
  limits?: CallLimits,
  log: ServerOptions['log'] = logFile ? { write: (line) => appendFileSync(logFile, line) } : undefined,
): Promise<TestServer> {
  const connection = await openTestDatabase();
  const { db } = connection;
  const clock = createTestClock();
  const nric = createNricVault(secrets);
  conformanceCheck ??= createConformanceCheck(loadContract());
  const check = conformanceCheck;
  const problems: string[] = [];
  const responseKeys = new Set<string>();
  const watchedDb = connection.watch((sql) => {
    const problem = ownershipProblem(sql);
    if (problem) problems.push(`The statement does not name the owner of its rows: ${problem}`);
  });
  const cluster = await joinTestCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-test-'));
  const app = await buildServer({
    db: watchedDb,
    secrets,
    cluster,
    ...(limits && { limits }),
    now: clock.now,
    config: {
      isProduction: false,
      isDemo: false,
      dataDir,
      objectStore: undefined,
      traces: undefined,
      publicUrl: 'https://vitalane.example',
      mail: undefined,
      identityProvider: undefined,
      textModel: undefined,
      imageService: undefined,
      appDir: undefined,
      allowedOrigins: [],
      trustProxy: [],
      metricsToken: undefined,
      turn: undefined,
      clinicTimeZone: 'Asia/Singapore',
      noShowGraceMs: 180_000,
      recordAccessMs: 30 * 86_400_000,
      clinicalRecordYears: 6,
      requiresStaffSecondFactor: false,
      addressSearchUrl: undefined,
      push: { keys: undefined, subject: 'mailto:test@vitalane.example' },
      logLevel: logFile ? 'debug' : 'error',
      ...config,
    },
    ...(log && { log }),
    onResponse(exchange) {
      responseKeys.add(`${exchange.operationId} ${exchange.status}`);
      const violation = check(exchange);
      if (violation) problems.push(violation);
    },
  });

  async function addPerson({
    role = 'ROLE_USER',
    fullName = 'Lee Wei',
    nric: code,
    isIdentityConfirmed = false,
    timeZone,
  }: NewPerson = {}) {
    const id = randomUUID();
    const email = `${id}@test.example`;
    await db.insert(account).values({
      id,
      email,
      role,
      fullName,
      timeZone: timeZone ?? 'Asia/Singapore',
      passwordHash: await passwordHash,
      createdAt: clock.now(),
      ...(code && {
        documentType: 'NRIC',
        documentEncrypted: nric.encrypt(code, id),
        documentLookup: nric.lookup(code),
        documentConfirmedAt: isIdentityConfirmed ? clock.now() : null,
      }),
    });
    return { id, email, fullName };
  }

  async function signIn(person: Person): Promise<SignedIn> {
    const payload = { email: person.email, password: testPassword };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload,
      remoteAddress: '10.0.0.1',
    });
    const { token, refreshToken } = answer.json();
    return {
      ...person,
      token,
      refreshToken,
      call: (method = 'GET', path, body) =>
        app.inject({
          method,
          url: `/api${path}`,
          headers: { authorization: `Bearer ${token}` },
          ...(body && { payload: body }),
        }),
    };
  }

  async function stop(): Promise<void> {
    await app.close();
    await cluster.close();
    await connection.close();
    rmSync(dataDir, { recursive: true });
    recordResponses(responseKeys);
  }

  return {
    app,
    db,
    clock,
    addPerson,
    signIn,
    welcome: async (person) => await signIn(await addPerson(person)),
    problems: () => problems,
    stop,
    async close() {
      await stop();
      if (problems.length > 0)
        throw new Error(`Problems of the server:\n${[...new Set(problems)].join('\n')}`);
    },
  };
}

/** Returns a cluster of one process. With `TEST_REDIS_URL`, it uses separate keys of that Redis. */
async function joinTestCluster() {
  const redisUrl = process.env.TEST_REDIS_URL;
  return redisUrl ? await joinCluster(redisUrl, { prefix: `${randomUUID()}:` }) : createLocalCluster();
}

/** Records the tested responses of the contract, for `tools/contractCoverage.ts`. */
function recordResponses(responseKeys: ReadonlySet<string>): void {
  const folder = process.env.CONTRACT_ANSWERS_DIR;
  if (folder) writeFileSync(join(folder, `${randomUUID()}.txt`), [...responseKeys].join('\n'));
}
