import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { yaml11Problems } from './yaml11.ts';

const root = join(import.meta.dirname, '../..');
const chapters = globSync('openapi/**/*.yaml', { cwd: root });

it.each(['openapi.yaml', 'packages/contract/openapi.bundled.yaml', ...chapters])(
  '%s means the same to readers of YAML 1.1',
  (path) => {
    expect(yaml11Problems(readFileSync(join(root, path), 'utf8'))).toEqual([]);
  },
);

it.each([
  ['{ question: What can I do? }', ['"What can I do?" between braces or brackets']],
  ['[why?]', ['"why?" between braces or brackets']],
  ['name: on', ['/name: on']],
  ['properties: { on: { type: string } }', ['/properties/on']],
  ['date: 2026-01-01', ['/date: 2026-01-01']],
  ['time: 12:30', ['/time: 12:30']],
])('reports %s', (text, problems) => {
  expect(yaml11Problems(text)).toEqual(problems);
});

it('accepts quoted values, and a question mark outside of braces', () => {
  expect(yaml11Problems("question: Why?\n'on': { date: '2026-01-01', question: 'Why?' }")).toEqual([]);
});
