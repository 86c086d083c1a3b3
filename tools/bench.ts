// `pnpm bench [name …]`: runs all or the named benchmarks in bench/, one after the other, and writes their latest
// results into one table (bench/results/README.md). Ctrl-C ends the running benchmark and every process it has
// started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeSummary } from '../bench/summary.ts';

const folder = join(import.meta.dirname, '../bench');
/** Fast benchmarks first. */
const benchmarks = [
  'clinical',
  'startup',
  'server',
  'queue',
  'reminders',
  'memory',
  'siege',
  'sockets',
  'diary',
  'gathering',
  'ocr',
  'app',
  'storybook',
  'call',
].filter((name) => existsSync(join(folder, `${name}.ts`)));
const patienceMs = 10_000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !benchmarks.includes(name));
const selected = names.length > 0 ? names : benchmarks;

/** The first termination signal received. */
let stopSignal: NodeJS.Signals | undefined;

if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${benchmarks.join(', ')}.`);
  process.exitCode = 1;
} else {
  const failed: string[] = [];
  for (const [index, name] of selected.entries()) {
    if (stopSignal) break;
    console.log(`\n── ${name} (${index + 1} of ${selected.length})`);
    const startedAt = performance.now();
    if (!(await runBenchmark(name))) failed.push(name);
    console.log(`── ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  writeSummary();
  if (failed.length > 0) console.error(`\nFailed or over a limit: ${failed.join(', ')}.`);
  process.exitCode = stopSignal ? 130 : failed.length > 0 ? 1 : 0;
}

/** Runs one benchmark in its own process group and temporary folder, so that its processes and files can be removed afterwards. */
async function runBenchmark(name: string): Promise<boolean> {
  const temporary = mkdtempSync(join(tmpdir(), 'vitalane-bench-'));
  // Some services refuse to run as root and switch to another user.
  chmodSync(temporary, 0o711);
  const child = spawn(process.execPath, [join(folder, `${name}.ts`)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const sendSignal = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const onStop = (signal: NodeJS.Signals) => {
    stopSignal = signal;
    sendSignal(signal);
  };
  process.on('SIGINT', onStop).on('SIGTERM', onStop);
  try {
    const [code] = await once(child, 'exit');
    await waitForGroup(child.pid);
    return code === 0;
  } finally {
    process.off('SIGINT', onStop).off('SIGTERM', onStop);
    sendSignal('SIGKILL');
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits until a process group is empty, up to a time limit. */
async function waitForGroup(processId: number | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (signalGroup(processId, 0) && Date.now() < deadline) await pause(100);
}

/** Sends a signal to a process group. Returns whether the group has processes. */
function signalGroup(processId: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (processId === undefined) return false;
  try {
    return process.kill(-processId, signal);
  } catch {
    return false;
  }
}
