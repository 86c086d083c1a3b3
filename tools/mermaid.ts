// Draws every flow beside its machine. `--check` writes nothing and fails when a diagram is stale.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineIn, toMermaid } from '../packages/flows/src/testing/mermaid.ts';

const root = join(import.meta.dirname, '..');

async function drawing(file: string) {
  const machine = machineIn(await import(pathToFileURL(file).href));
  if (!machine) throw new Error(`${file} exports no machine`);
  const path = file.replace(/\.ts$/, '.mmd');
  const text = toMermaid(machine);
  return { path, text, isStale: !existsSync(path) || readFileSync(path, 'utf8') !== text };
}

const files = globSync('packages/flows/src/**/*.machine.ts', { cwd: root }).map((file) => join(root, file));
const stale = (await Promise.all(files.map(drawing))).filter(({ isStale }) => isStale);
if (process.argv.includes('--check')) {
  for (const { path } of stale) console.error(`Stale diagram: ${path}. Run: node tools/mermaid.ts`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { path, text } of stale) writeFileSync(path, text);
}
