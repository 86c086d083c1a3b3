import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { JWTVerifyGetKey } from 'jose';
import { type Cluster, createAlone } from './cluster/cluster.ts';
import type { Config, IdentityProviderConfig, Secrets } from './config.ts';
import { createOperationResolver } from './contract/bind.ts';
import type { Exchange } from './contract/conformance.ts';
import { loadContract, routerDocument } from './contract/contract.ts';
import { buildLazySerializer, compileValidatorLazily } from './contract/lazyCompilers.ts';
import type { CallLimits } from './contract/rateLimits.ts';
import type { Database, PoolFigures } from './db/database.ts';
import { linkDemoIdentity } from './demo/profile.ts';
import { createAddressSearch } from './features/addresses/addressSearch.ts';
import { imageServiceConsent } from './features/analysis/consent.ts';
import { createDocumentReader } from './features/analysis/documentReader.ts';
import { createImageService } from './features/analysis/imageService.ts';
import { createTextModel } from './features/analysis/openAiCompatible.ts';
import { createHandlers } from './features/handlers.ts';
import { createFiles } from './files/files.ts';
import { openBlobs } from './files/openBlobs.ts';
import { registerApp } from './http/app.ts';
import { parsePairs, registerBodyParsers } from './http/bodies.ts';
import { watchConnections } from './http/connections.ts';
import { answerError } from './http/errorHandler.ts';
import { logOptions, logRequests } from './http/logging.ts';
import { registerOperations } from './http/operations.ts';
import {
  createSecurityHeaders,
  registerSecurityHeaders,
  type SecurityHeaders,
  setSecurityHeaders,
} from './http/securityHeaders.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { createAccessTokens } from './identity/accessTokens.ts';
import { createIdentityProvider } from './identity/identityProvider.ts';
import { createNricVault } from './identity/nric.ts';
import { createMailer } from './mail/mail.ts';
import { OUTBOX_PATH, registerOutboxPage } from './mail/outboxPage.ts';
import { countedBlobs } from './metrics/countedBlobs.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchState } from './metrics/state.ts';
import { pushKeys } from './push/keys.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createOtlpExporter } from './traces/otlp.ts';
import { traceRequests } from './traces/requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on the server says that it is not ready and lets connections end after their answer. */
    startDraining(): void;
    /** What it counts; work in the background counts here too. */
    metrics: Metrics;
  }
}

/** What a server is built from. */
export interface ServerOptions {
  db: Database;
  /** How the connections to the database stand, where there is a pool. */
  pool?: (() => PoolFigures) | undefined;
  secrets: Secrets;
  /** What it shares with other processes; nothing when absent. */
  cluster?: Cluster;
  config: Pick<
    Config,
    | 'isProduction'
    | 'isDemo'
    | 'dataDir'
    | 'objectStore'
    | 'traces'
    | 'appDir'
    | 'allowedOrigins'
    | 'trustProxy'
    | 'metricsToken'
    | 'turn'
    | 'clinicTimeZone'
    | 'noShowGraceMs'
    | 'recordAccessMs'
    | 'clinicalRecordYears'
    | 'requiresStaffSecondFactor'
    | 'addressSearchUrl'
    | 'push'
    | 'publicUrl'
    | 'mail'
    | 'identityProvider'
    | 'textModel'
    | 'imageService'
    | 'logLevel'
  >;
  /** How often calls are accepted; those of the product when absent. */
  limits?: CallLimits;
  /** The clock; replaced in tests. */
  now?: () => Date;
  /** Sees every answer to a call of the contract as it goes out. */
  onAnswer?: (exchange: Exchange) => void;
  /** Receives log lines instead of standard output. */
  log?: { write(line: string): void };
}

const bodyLimitBytes = 1024 * 1024;
const headerLimitBytes = 16 * 1024;
const longestPathParameter = 8 * 1024;
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 60_000;

/**
 * Builds the server: the API of the contract, the socket endpoint, the built app and the operators' pages. It is ready for
 * `inject` and `listen`; closing it closes the sockets but neither the database nor the way to other processes.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { db, secrets, config, cluster = createAlone(), now = () => new Date() } = options;
  const headers = await createSecurityHeaders(config);
  const app = createFastify(config, { log: options.log, headers });
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  const { requiresStaffSecondFactor, clinicTimeZone } = config;
  watchState({ registry: metrics.registry, cluster, db, pool: options.pool, clinicTimeZone, now });
  const tokens = createAccessTokens(secrets.tokenSecret);
  const live = createRealtime({
    server: app.server,
    cluster,
    db,
    tokens,
    config,
    now,
    log: app.log,
    metrics,
  });
  const connections = watchConnections(app.server);
  app.addHook('preClose', async () => {
    connections.letGo();
    await live.close();
  });

  const isDraining = addDraining(app);
  app.setErrorHandler(answerError);
  app.setValidatorCompiler(compileValidatorLazily);
  app.decorateRequest('caller', null);
  logRequests(app);
  if (config.traces)
    traceRequests(
      app,
      createOtlpExporter(config.traces, (err) => app.log.warn({ err }, 'failed to export traces')),
    );
  reportAnswers(app, options.onAnswer);
  registerSecurityHeaders(app, headers);
  await registerBodyParsers(app);
  await app.register(rateLimit, { global: false, ...cluster.limitOptions });
  registerOperations(app, { db, metrics, metricsToken: config.metricsToken, isDraining });

  const contract = loadContract();
  const nric = createNricVault(secrets);
  const demoProvider = await addDemoPages(app, { db, config, now });
  const provider = config.identityProvider ?? demoProvider?.config;
  const imageService = config.imageService && createImageService(config.imageService);
  const documentReader = createDocumentReader();
  app.addHook('onClose', () => documentReader.close());
  const handlers = createHandlers({
    tokens,
    nric,
    live,
    mailer: createMailer(now),
    sendsMail: config.mail !== undefined,
    files: createFiles(countedBlobs(await openBlobs(config), metrics)),
    documentReader,
    imageService,
    textModel: config.textModel && createTextModel(config.textModel),
    identityProvider: provider && createIdentityProvider(provider, demoProvider?.keys),
    clientConfig: {
      identityProvider: provider ?? null,
      pushPublicKey: (await pushKeys(db, config.push.keys)).publicKey,
      clinicalRecordYears: config.clinicalRecordYears,
      demoOutbox: config.isDemo && !config.mail ? OUTBOX_PATH : null,
      hasAddressSearch: true,
      hasTextGeneration: true,
      imageService: imageService
        ? { name: imageService.name, consent: imageServiceConsent(imageService.name) }
        : null,
    },
    publicUrl: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    clinicTimeZone,
    noShowGraceMs: config.noShowGraceMs,
    recordAccessMs: config.recordAccessMs,
    requiresStaffSecondFactor,
    searchAddresses: createAddressSearch(config.addressSearchUrl),
  });
  await app.register(glue, {
    specification: routerDocument(contract),
    prefix: '/api',
    operationResolver: createOperationResolver({
      contract,
      handlers,
      db,
      tokens,
      requiresStaffSecondFactor,
      limits: options.limits,
      now,
      onReplay: () => metrics.idempotentReplays.inc(),
    }),
  });
  await registerApp(app, config.appDir);
  await app.ready();
  return app;
}

/** The mails and, unless a real one is configured, the identity provider of demo mode. */
async function addDemoPages(
  app: FastifyInstance,
  { db, config, now }: Pick<ServerOptions, 'db' | 'config'> & { now: () => Date },
): Promise<{ config: IdentityProviderConfig; keys: JWTVerifyGetKey } | undefined> {
  if (!config.isDemo) return undefined;
  registerOutboxPage(app, db);
  if (config.identityProvider) return undefined;
  // Loaded here only: it is no part of a server for real people.
  const { createDemoProvider, demoClientId, demoPeople } = await import('./identity/demoProvider.ts');
  const origins = [config.publicUrl, ...config.allowedOrigins];
  const { issuer, keys, register } = await createDemoProvider({ publicUrl: config.publicUrl, origins });
  await register(app);
  for (const { subject, email } of demoPeople)
    await linkDemoIdentity(db, { issuer, subject, email, now: now() });
  return { config: { name: 'Vitalane demo ID', issuer, clientId: demoClientId }, keys };
}

function createFastify(
  { logLevel, trustProxy }: ServerOptions['config'],
  { log, headers }: { log: ServerOptions['log']; headers: SecurityHeaders },
): FastifyInstance {
  return fastify({
    logger: { ...logOptions(logLevel), ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { maxHeaderSize: headerLimitBytes, headersTimeout: headersTimeoutMs },
    // A HEAD must not join a queue.
    exposeHeadRoutes: false,
    // The client signs out on 503, so a server that stops finishes what it is asked.
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestPathParameter, querystringParser: parsePairs },
    // Before any hook runs: the address itself is refused.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(reply.raw, headers);
      if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
      answerError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      refuseUnreadable(error, socket, headers);
    },
  });
}

function addDraining(app: FastifyInstance): () => boolean {
  let isDraining = false;
  app.decorate('startDraining', () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return () => isDraining;
}

function reportAnswers(app: FastifyInstance, onAnswer: ServerOptions['onAnswer']): void {
  if (!onAnswer) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    const contentType = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    onAnswer({
      operationId,
      status: reply.statusCode,
      contentType,
      payload: typeof payload === 'string' ? payload : '',
    });
  });
}
