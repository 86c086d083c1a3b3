// Writes every generated file of the repository; with --check it only lists stale ones and fails.
// `node tools/generated.ts contract` runs only generators whose paths contain one of the words.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});

const generators = [
  'tools/contract/errors.ts',
  'tools/contract/bundle.ts',
  'tools/mermaid.ts',
  'tools/settings.ts',
  'tools/signOff.ts',
  'tools/docs/adr.ts',
  'tools/docs/folders.ts',
  'tools/docs/callGates.ts',
  'tools/docs/readingLevel.ts',
  'tools/inventory.ts',
].filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
if (generators.length === 0) throw new Error(`No generator has a path with: ${words.join(', ')}.`);

for (const generator of generators)
  execFileSync('node', [generator, ...(options.check ? ['--check'] : [])], { cwd: root, stdio: 'inherit' });
