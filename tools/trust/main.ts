// `pnpm test:trust [part …]`: attacks a running server, and writes the results as a table and to dist/trust.json.
// `--short` runs fewer rounds, like the full run, and checks no durations. `--requests 10000` and `--kills 40` set the
// number of malformed requests and of SIGKILL for each database. `--seed 7` changes the requests and the times of
// kills. `--request 12` sends one of the malformed requests and prints it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './figures.ts';

const root = join(import.meta.dirname, '../..');
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    requests: { type: 'string' },
    kills: { type: 'string' },
    seed: { type: 'string', default: '20261121' },
    request: { type: 'string' },
  },
});
const seed = Number(options.seed);

// All servers write their logs here, including those of earlier suites of the same run. Set before the imports that read it.
const isOwn = process.env.SERVER_LOGS_DIR === undefined;
process.env.SERVER_LOGS_DIR ??= join(root, 'dist/trust-logs');
const logsDir = process.env.SERVER_LOGS_DIR;
if (isOwn) rmSync(logsDir, { recursive: true, force: true });
mkdirSync(logsDir, { recursive: true });
const [{ runKills }, { runMalformed }, { searchLogs: huntLogs }] = await Promise.all([
  import('./kills/run.ts'),
  import('./malformed/run.ts'),
  import('./logHunt.ts'),
]);

const usual = options.short
  ? { requests: 2000, frames: 400, killsEmbedded: 3, killsPostgresql: 2, stops: 2 }
  : { requests: 50_000, frames: 4000, killsEmbedded: 100, killsPostgresql: 100, stops: 30 };
const kills = options.kills === undefined ? undefined : Number(options.kills);
const rounds = {
  ...usual,
  requests: Number(options.requests ?? usual.requests),
  killsEmbedded: kills ?? usual.killsEmbedded,
  killsPostgresql: kills ?? usual.killsPostgresql,
};
const plan = { ...rounds, seed, isTimed: !options.short };
const only = options.request === undefined ? undefined : Number(options.request);

/** Ordered, because the last part searches the logs of the others. */
const parts: Record<string, () => Promise<Figure[]>> = {
  malformed: () => runMalformed({ ...plan, only }),
  kills: () => runKills(plan),
  logs: async () => huntLogs(logsDir),
};

const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Available: ${Object.keys(parts).join(', ')}`);

const figures: Figure[] = [];
for (const [name, run] of Object.entries(parts)) {
  const isAsked = only !== undefined ? name === 'malformed' : wanted.length === 0 || wanted.includes(name);
  if (isAsked) figures.push(...(await run()));
}
console.table(figures);
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(
  join(root, 'dist/trust.json'),
  `${JSON.stringify({ seed, short: options.short, figures }, null, 2)}\n`,
);
if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
