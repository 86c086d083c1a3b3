// Measures the time to the first response after `npm start`, and of the server alone after its process starts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appDir, ensureAppBuilt } from '../tools/appBuild.ts';
import { freePort } from '../tools/scale/service.ts';
import { type Figure, formatFigure, type Limit } from './figures.ts';
import { report } from './report.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const root = join(import.meta.dirname, '..');
const npmStart = ['tools/bootstrap/run.cjs', 'tools/serve.ts'];
const server = ['packages/server/src/main.ts'];
const limit: Limit = { of: 'median', atMost: 1.2 };

ensureAppBuilt();
const figures: Figure[] = [];
addFigure('npm start, new data with the demo', await fresh(npmStart));
addFigure('npm start, data there', await again(npmStart), limit);
addFigure('server alone, data there', await again(server), limit);
rmSync(join(appDir, '.built-from'), { force: true });
addFigure('npm start that builds the app', await again(npmStart, 1));
report('startup', figures);

function addFigure(what: string, values: number[], limit?: Limit): void {
  const figure: Figure = {
    group: 'until the server answers',
    what,
    unit: 's',
    values,
    ...(limit && { limit }),
  };
  console.log(formatFigure(figure));
  figures.push(figure);
}

async function fresh(script: readonly string[]): Promise<number[]> {
  const timesS: number[] = [];
  for (let run = 0; run < runs; run += 1) timesS.push(...(await again(script, 1, false)));
  return timesS;
}

/** Starts and stops a number of times on the data of the first start. */
async function again(script: readonly string[], times = runs, isMadeBefore = true): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitalane-startup-'));
  if (isMadeBefore) await start(server, dataDir);
  const timesS: number[] = [];
  for (let run = 0; run < times; run += 1) timesS.push(await start(script, dataDir));
  rmSync(dataDir, { recursive: true });
  return timesS;
}

/** Starts the product, waits for the line with its address, and stops it; returns the time in seconds. */
async function start(script: readonly string[], dataDir: string): Promise<number> {
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, APP_DIR: appDir, DEMO: 'true' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, script, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('is ready at')) break;
  }
  if (!output.includes('is ready at')) throw new Error(`${script.join(' ')} did not start:\n${output}`);
  const timeS = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await exited;
  return timeS;
}
