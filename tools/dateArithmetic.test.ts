// Tests the rule of dateArithmetic.grit with Biome on a file of the app.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));

/** Returns the line numbers that the rule reports in a file at `path`. */
function refusedLines(lines: readonly string[], path: string): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitalane-rule-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  try {
    const here = plugins.map(({ path: rule, ...rest }: { path: string }) => ({
      path: join(root, rule),
      ...rest,
    }));
    write('biome.json', JSON.stringify({ plugins: here, linter: { rules: { preset: 'none' } } }));
    write(path, lines.join('\n'));
    const report = join(folder, 'report.json');
    try {
      const options = ['lint', '--max-diagnostics=none', '--reporter=json', `--reporter-file=${report}`, '.'];
      execFileSync(join(root, 'node_modules/.bin/biome'), options, { cwd: folder, stdio: 'ignore' });
    } catch {
      // Biome exits with 1 when it finds something.
    }
    const { diagnostics } = JSON.parse(readFileSync(report, 'utf8'));
    return diagnostics.map(({ location }: { location: { start: { line: number } } }) => location.start.line);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const refused = [
  'export const a = Date.UTC(2026, 0);',
  "export const b = Date.parse('2026-01-01');",
  "export const c = new Date('2026-01-01').getTime() - 1;",
  "export const d = new Intl.DateTimeFormat('en').format();",
  'export const e = Intl.DateTimeFormat().resolvedOptions();',
  'export const f = new Date(2026, 0, 1);',
  'export const g = new Date(a + 1);',
  "export const h = new Date('2026-01-01').toISOString().slice(0, 10);",
  "export const i = new Date('2026-01-01').setDate(3);",
  "export const j = new Date('2026-01-01').getUTCDay();",
  "export const k = new Date('2026-01-01').toLocaleDateString('en');",
  'export const l = 86_400_000;',
  'export const m = 12 * 3_600_000;',
  'export const n = 24 * 60 * 60 * 1000;',
  'export const o = 7 * 24 * 60 * 60 * 1000;',
];
const allowed = [
  'export const p = new Date();',
  'export const q = Date.now();',
  "export const r = new Date('2026-01-01T00:00Z').toISOString();",
  "export const s = 'text'.slice(1);",
];

it('reports only Date arithmetic in product code', () => {
  const lines = refusedLines([...refused, ...allowed], 'packages/app/src/example.ts');
  expect([...new Set(lines)]).toEqual(refused.map((_line, index) => index + 1));
});

it('ignores packages/time and tests', () => {
  expect(refusedLines(refused, 'packages/time/src/example.ts')).toEqual([]);
  expect(refusedLines(refused, 'packages/app/src/example.test.ts')).toEqual([]);
});
