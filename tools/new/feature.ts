// Creates a feature: a chapter of the contract, a plugin of the server with queries and a test, and a page of the app.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type AddedLine, filesOf, linesOf, namesOf } from './featureFiles.ts';

const root = join(import.meta.dirname, '../..');

/** Adds a line to a file. Throws when the file no longer has the neighbouring lines. */
function addLine({ file, line, before, below }: AddedLine): void {
  const path = join(root, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const start = lines.findIndex((one) => one.startsWith(below));
  const index = lines.findIndex((one, at) => at > start && one.startsWith(before));
  if (start < 0 || index < 0) throw new Error(`${file} has no line "${before}" below "${below}".`);
  // A blank line belongs to the text after it.
  const isAfterGap = lines[index - 1] === '';
  lines.splice(isAfterGap ? index - 1 : index, 0, line);
  writeFileSync(path, lines.join('\n'));
}

/**
 * Creates a feature, connects it and regenerates everything that depends on the contract.
 * @returns Next steps, and how to remove the feature.
 * @throws Error when one of its files exists.
 */
export function createFeature(name: string): string {
  const names = namesOf(name);
  const files = filesOf(names);
  const lines = linesOf(names);
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing} exists.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const line of lines) addLine(line);
  const changed = [...new Set(lines.map(({ file }) => file)), ...Object.keys(files)];
  const sources = changed.filter((path) => /\.tsx?$/.test(path));
  execFileSync('biome', ['check', '--write', ...sources], { cwd: root });
  execFileSync(process.execPath, ['tools/generated.ts'], { cwd: root });
  return `Created:
${Object.keys(files).join('\n')}

Added a line to:
${lines.map(({ file, line }) => `${file}: ${line.trim()}`).join('\n')}

Test it with: npm test -- --changed
To remove it, delete these files and lines, and run: pnpm generate`;
}
