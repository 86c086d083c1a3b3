// Writes the table of settings into docs/operations.md. `--check` writes nothing and fails when it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, type SettingNotes } from '../packages/server/src/config/environment.ts';

const path = join(import.meta.dirname, '../docs/operations.md');
const [start, end] = ['<!-- settings: written by `pnpm generate` -->', '<!-- /settings -->'];

function defaultOf(schema: (typeof environment.shape)[keyof typeof environment.shape]): string {
  const { data } = schema.safeParse(undefined);
  return data === undefined || Array.isArray(data) ? '' : `\`${data}\``;
}

function row([name, schema]: [string, (typeof environment.shape)[keyof typeof environment.shape]]): string {
  const { description = '', otherwise, isSecret } = (schema.meta() ?? {}) as Partial<SettingNotes>;
  if (!description) throw new Error(`${name} has no description in environment.ts`);
  const mark = isSecret ? ' (secret)' : '';
  return `| \`${name}\`${mark} | ${otherwise ?? defaultOf(schema)} | ${description} |`;
}

const table = [
  '| Name | Default | Meaning |',
  '| --- | --- | --- |',
  ...Object.entries(environment.shape).map(row),
].join('\n');
const text = readFileSync(path, 'utf8');
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < from) throw new Error('docs/operations.md has no place for the settings');
const current = `${text.slice(0, from)}${start}\n${table}\n${text.slice(to)}`;
if (!process.argv.includes('--check')) writeFileSync(path, current);
else if (current !== text) {
  console.error('The settings in docs/operations.md are older than environment.ts. Run: pnpm generate');
  process.exitCode = 1;
}
