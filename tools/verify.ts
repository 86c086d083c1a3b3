// `npm test`: every check that needs no external service, in the order in which failures are cheapest to learn of.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

const root = join(import.meta.dirname, '..');

const steps: readonly (readonly [name: string, ...command: string[]])[] = [
  ['generated files are current', 'node', 'tools/generated.ts', '--check'],
  ['the contract is well-formed', 'redocly', 'lint', 'openapi.yaml', '--format', 'stylish'],
  ['format, lint, import boundaries', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'pnpm', 'run', '--silent', 'typecheck'],
  ['unit and server tests', 'vitest', 'run', '--project', 'unit', '--project', 'server'],
  ['stories in both themes', 'vitest', 'run', '--project', 'stories'],
  ['journeys in a real browser', 'playwright', 'test'],
  ['attacks, crashes, and what the logs of all of the above hold', 'node', 'tools/trust/main.ts', '--short'],
];

/** Where the servers of every step leave their logs. */
const logsDir = join(root, 'dist/server-logs');

/** Taken before a browser is looked for: the bundled one sets font and library paths that are for it alone. */
const environment = { ...process.env, SERVER_LOGS_DIR: logsDir };

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}

async function requireBrowsers(): Promise<void> {
  for (const kind of ['shell', 'full'] as const) await findBrowser(kind);
}

/** What a failed step said last, and which tests failed, for those who see only the end of a long log. */
interface Failure {
  name: string;
  lastLines: string;
}

const lastLinesKept = 60;

/** How the test runners mark a test that failed. */
const failedTest = /\bFAIL\b|✘|×/;

async function runStep([name, program, ...parameters]: (typeof steps)[number]): Promise<Failure | undefined> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const child = spawn(program as string, parameters, {
    cwd: root,
    env: environment,
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  let said = '';
  const failedTests = new Set<string>();
  for (const [output, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    output.on('data', (chunk: Buffer) => {
      shown.write(chunk);
      said = (said + chunk).slice(-20_000);
      for (const line of String(chunk).split('\n')) if (failedTest.test(line)) failedTests.add(line);
    });
  const [status] = await once(child, 'close');
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds(started)})`);
  if (status === 0) return undefined;
  return { name, lastLines: [...said.split('\n').slice(-lastLinesKept), ...failedTests].join('\n') };
}

try {
  await requireBrowsers();
  rmSync(logsDir, { recursive: true, force: true });
  mkdirSync(logsDir, { recursive: true });
  const only = process.argv.slice(2);
  const chosen = only.length ? steps.filter(([name]) => only.some((word) => name.includes(word))) : steps;
  const failed: Failure[] = [];
  for (const step of chosen) {
    const failure = await runStep(step);
    if (failure) failed.push(failure);
  }
  for (const { name, lastLines } of failed) console.error(`\n── ${name}, the last it said:\n${lastLines}`);
  if (failed.length) console.error(`\nFailed: ${failed.map(({ name }) => name).join('; ')}`);
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
