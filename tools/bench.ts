// `pnpm bench [name …]`: runs the measures in bench/, all of them or those named, one after the other, and writes their last
// figures into one table (bench/results/README.md). Ctrl-C ends the measure that runs, with every process it has started.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeSummary } from '../bench/summary.ts';

const folder = join(import.meta.dirname, '../bench');
/** The quick ones first. */
const measures = [
  'clinical',
  'startup',
  'server',
  'queue',
  'memory',
  'siege',
  'sockets',
  'diary',
  'ocr',
  'app',
  'storybook',
  'call',
].filter((name) => existsSync(join(folder, `${name}.ts`)));
const patienceMs = 10_000;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !measures.includes(name));
const wanted = asked.length > 0 ? asked : measures;

/** The first signal that asked to stop. */
let stopped: NodeJS.Signals | undefined;

if (unknown.length > 0) {
  console.error(`There is no such measure: ${unknown.join(', ')}. There are: ${measures.join(', ')}.`);
  process.exitCode = 1;
} else {
  const failed: string[] = [];
  for (const [index, name] of wanted.entries()) {
    if (stopped) break;
    console.log(`\n── ${name} (${index + 1} of ${wanted.length})`);
    const startedAt = performance.now();
    if (!(await succeeds(name))) failed.push(name);
    console.log(`── ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  writeSummary();
  if (failed.length > 0) console.error(`\nFailed or beyond a limit: ${failed.join(', ')}.`);
  process.exitCode = stopped ? 130 : failed.length > 0 ? 1 : 0;
}

/**
 * Runs one measure in its own process group and temporary folder. So whatever it starts or writes can be
 * found, and is gone when this returns.
 */
async function succeeds(name: string): Promise<boolean> {
  const temporary = mkdtempSync(join(tmpdir(), 'vitalane-bench-'));
  // Some services refuse to run as root and become another user.
  chmodSync(temporary, 0o711);
  const child = spawn(process.execPath, [join(folder, `${name}.ts`)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: temporary },
  });
  const tell = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  const onStop = (signal: NodeJS.Signals) => {
    stopped = signal;
    tell(signal);
  };
  process.on('SIGINT', onStop).on('SIGTERM', onStop);
  try {
    const [code] = await once(child, 'exit');
    await groupEnds(child.pid);
    return code === 0;
  } finally {
    process.off('SIGINT', onStop).off('SIGTERM', onStop);
    tell('SIGKILL');
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits until nobody of a process group is left, or long enough. */
async function groupEnds(processId: number | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (signalGroup(processId, 0) && Date.now() < deadline) await pause(100);
}

/** Says whether there was anybody to send it to. */
function signalGroup(processId: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (processId === undefined) return false;
  try {
    return process.kill(-processId, signal);
  } catch {
    return false;
  }
}
