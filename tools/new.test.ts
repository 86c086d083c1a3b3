// Runs `pnpm new` on a copy of the files that it reads.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'vitalane-new-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const read = [
  'tools/new.ts',
  'tools/new',
  'packages/ui/src/patterns/index.ts',
  'packages/ui/src/test/keyboard.ts',
  'package.json',
];
for (const path of read) cpSync(join(root, path), join(copy, path), { recursive: true });

const create = (...words: string[]) =>
  execFileSync(process.execPath, ['tools/new.ts', ...words], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

describe('pnpm new', () => {
  it('creates the files of a pattern and exports it', () => {
    create('pattern', 'Name');
    expect(readdirSync(join(copy, 'packages/ui/src/patterns/Name')).toSorted()).toEqual([
      'Name.copy.ts',
      'Name.css.ts',
      'Name.fixtures.ts',
      'Name.guidance.ts',
      'Name.stories.tsx',
      'Name.tsx',
      'index.ts',
    ]);
    expect(readFileSync(join(copy, 'packages/ui/src/patterns/index.ts'), 'utf8')).toContain(
      "export * from './Name/index.ts';",
    );
  });

  it('rejects an unknown kind', () => {
    expect(() => create('widget', 'Name')).toThrow('Usage: pnpm new primitive|pattern|screen|feature Name');
  });
});
