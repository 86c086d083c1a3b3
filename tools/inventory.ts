// Writes docs/reference/inventory.md: routes, socket events, metrics and settings of the server. `--check` writes
// nothing and fails when the page is stale.
import { writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readSource, repositoryFiles, root } from './docs/sources.ts';

enableCompileCache(join(root, 'node_modules/.cache/vitalane/compiled'));
const { loadContract } = await import('../packages/server/src/contract/contract.ts');
const { environment } = await import('../packages/server/src/config/environment.ts');
const { buildServer } = await import('../packages/server/src/server.ts');

const path = 'docs/reference/inventory.md';
const key = Buffer.alloc(32, 'key').toString('base64url');

/** Demo-mode server. It receives no requests, so it needs no database. */
const app = await buildServer({
  db: {} as Parameters<typeof buildServer>[0]['db'],
  secrets: { tokenSecret: key, nricEncryptionKey: key, nricLookupKey: key },
  config: {
    isProduction: false,
    isDemo: true,
    dataDir: '',
    objectStore: undefined,
    traces: undefined,
    publicUrl: 'https://vitalane.example',
    mail: undefined,
    identityProvider: { name: 'Example', issuer: 'https://id.example', clientId: 'vitalane' },
    textModel: undefined,
    imageService: undefined,
    appDir: undefined,
    allowedOrigins: [],
    trustProxy: [],
    metricsToken: undefined,
    turn: undefined,
    clinicTimeZone: 'Asia/Singapore',
    noShowGraceMs: 0,
    recordAccessMs: 0,
    clinicalRecordYears: 6,
    requiresStaffSecondFactor: false,
    addressSearchUrl: undefined,
    push: { keys: { publicKey: '', privateKey: '' }, subject: 'mailto:clinic@vitalane.example' },
    logLevel: 'silent',
  },
});

const sorted = (rows: readonly string[]) =>
  [...new Set(rows)].toSorted((a, b) => (a < b ? -1 : Number(a > b)));

/** Reads Fastify's route tree, in which each line continues the path of the nearest less indented line above. */
function routes(): readonly string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents[depth] = (depth > 0 ? (parents[depth - 1] ?? '') : '') + part;
      return methods.split(', ').map((method) => `${method} ${parents[depth]}`);
    })
    .filter((route) => /^[A-Z]+ \//.test(route));
}

/** Operation ids of the contract by method and path, in Fastify's format. */
const operationIds = new Map(
  Object.entries(loadContract().document.paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [
      `${method.toUpperCase()} /api${url.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operationId,
    ]),
  ),
);

/** Matches the name of a socket event, such as `'call:ended'`. Excludes names of Node modules. */
const event = /'(?!node:)([a-z]+:[a-z]+(?::[a-z]+)*)'/g;

/** Returns the event names in the sources of the socket endpoint. */
function events(): readonly string[] {
  const sources = repositoryFiles().filter((file) =>
    /^packages\/server\/src\/.*realtime\/.*(?<!\.test)\.ts$/.test(file),
  );
  return sources.flatMap((file) => [...readSource(file).matchAll(event)].map(([, name]) => `- \`${name}\``));
}

/** Returns the server's metrics, without Node's platform-dependent ones. */
function metrics(): readonly string[] {
  return app.metrics.registry
    .getMetricsAsArray()
    .filter(({ name }) => !/^(?:nodejs|process)_/.test(name))
    .map((metric) => {
      const { labelNames = [] } = metric as { labelNames?: readonly string[] };
      return `| \`${metric.name}\` | ${metric.type} | ${labelNames.map((name) => `\`${name}\``).join(', ')} |`;
    });
}

const table = (columns: readonly string[], rows: readonly string[]) => [
  '',
  `| ${columns.join(' | ')} |`,
  `|${' --- |'.repeat(columns.length)}`,
  ...sorted(rows),
  '',
];

const page = [
  '# Inventory of the server',
  '',
  'What clients and operators rely on. `pnpm generate` writes this page from the code.',
  '',
  '## Routes',
  ...table(
    ['Route', 'Operation'],
    routes().map((route) => `| ${route} | ${operationIds.get(route) ?? ''} |`),
  ),
  '## Socket events',
  '',
  ...sorted(events()),
  '',
  '## Metrics',
  ...table(['Metric', 'Type', 'Labels'], metrics()),
  '## Settings',
  '',
  ...sorted(Object.keys(environment.shape).map((name) => `- \`${name}\``)),
  '',
].join('\n');
await app.close();

if (!process.argv.includes('--check')) writeFileSync(join(root, path), page);
else if (readSource(path) !== page) {
  console.error(`${path} is older than the code of the server. Run: pnpm generate`);
  process.exitCode = 1;
}
