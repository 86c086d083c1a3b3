// `pnpm bench [name …]`: runs the measures in bench/, all of them or those named, one after the other.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../bench');
const all = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const wanted = process.argv.slice(2).map((name) => `${name}.ts`);
const unknown = wanted.filter((file) => !all.includes(file));

if (unknown.length) {
  console.error(`There is no such measure: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const file of wanted.length ? wanted : all) {
    const { status } = spawnSync('node', [join(folder, file)], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
