// Measures the duration of building the documentation site and running its stories. `--only stories` measures one part.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from './figures.ts';
import { keep, report } from './report.ts';

const root = join(import.meta.dirname, '..');
const output = mkdtempSync(join(tmpdir(), 'vitalane-storybook-'));

interface Part {
  what: string;
  command: readonly string[];
  maxSeconds?: number;
}

const build = ['storybook', 'build', '--disable-telemetry', '--quiet', '--output-dir', output];
const parts: Record<string, Part> = {
  build: { what: 'build of the site', command: build },
  stories: {
    what: 'every story, its behaviour and axe in both themes',
    command: ['vitest', 'run', '--project', 'stories', '--reporter', 'dot'],
    maxSeconds: 240,
  },
  visual: {
    what: 'every picture in both themes',
    command: ['vitest', 'run', '--project', 'visual', '--reporter', 'dot'],
  },
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selected = Object.entries(parts).filter(([name]) => !values.only || name === values.only);
if (selected.length === 0) throw new Error(`Unknown part. Available: ${Object.keys(parts).join(', ')}.`);

const figures: Figure[] = [];
for (const [group, { what, command, maxSeconds: mostSeconds }] of selected) {
  const seconds = await secondsOf(command);
  const limit = mostSeconds === undefined ? undefined : { of: 'max' as const, atMost: mostSeconds };
  const figure: Figure = { group, what, unit: 's', values: [seconds], ...(limit && { limit }) };
  keep('storybook', [figure]);
  figures.push(figure);
}
rmSync(output, { recursive: true, force: true });
report('storybook', figures);

/** Runs a command of the workspace. Returns infinity when it fails, since an early failure is not fast. */
async function secondsOf([program = '', ...parameters]: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(program, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? (performance.now() - startedAt) / 1000 : Number.POSITIVE_INFINITY;
}
