// Checks that the paths in docs/architecture.md name existing files and exports.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const row = /^\| (?<hop>\d+) \| `(?<file>[^`]+)` \| `(?<name>\w+)` \|/gm;

function pathOf(heading: string) {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(row)].map(({ groups }) => ({ hop: '', file: '', name: '', ...groups }));
}

const exportOf = (name: string) => new RegExp(`^export (async )?(function|const|class) ${name}\\b`, 'm');

describe.each(['The path of a diary entry', 'The path of a call', 'The path of a reminder'])(
  '%s',
  (heading) => {
    const path = pathOf(heading);

    it('is described hop by hop', () => {
      expect(path.length).toBeGreaterThan(1);
      expect(path.map(({ hop }) => Number(hop))).toEqual(path.map((_hop, index) => index));
    });

    it.each(path)('$hop: $file exports $name', ({ file, name }) => {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(readFileSync(join(root, file), 'utf8')).toMatch(exportOf(name));
    });
  },
);

it('has at most eight hops from a diary entry to the list', () => {
  expect(Number(pathOf('The path of a diary entry').at(-1)?.hop)).toBeLessThanOrEqual(8);
});
