// Checks the licences of all installed packages. Reads the packages themselves, so it needs no network.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

/** SPDX identifiers that allow use in a closed product; of copyleft licences only file-level ones. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
]);

/** Packages with a licence outside the list or outside `package.json`, with the reason for their use. */
const exceptions: Readonly<Record<string, string>> = {
  '@lhncbc/ucum-lhc': 'BSD in substance, by its file LICENSE.md; in tests alone',
  'humanize-number': 'MIT, by its readme',
  only: 'MIT, by its readme',
  'png-js': 'MIT, by its file LICENSE',
  'require-like': 'MIT, by its file License',
};

/** Matches prebuilt libvips of sharp, one package per platform: LGPL, unchanged, and linked at run time. */
const libvips = /^@img\/sharp-libvips-/;

/** Members of a `package.json` that state its licence, current and former. */
interface Manifest {
  name: string;
  version?: string;
  license?: string | { type: string };
  licenses?: readonly { type: string }[];
}

function licenceOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

/** Returns whether every part of an SPDX expression joined with AND has an allowed choice. */
function isAllowed(expression: string): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((id) => allowed.has(id.trim())));
}

/** Returns the packages that may not be used, as `name: licence`. */
function refused(manifests: readonly Manifest[]): string[] {
  return manifests
    .filter(({ name }) => !Object.hasOwn(exceptions, name) && !libvips.test(name))
    .filter((manifest) => !isAllowed(licenceOf(manifest)))
    .map((manifest) => `${manifest.name}: ${licenceOf(manifest) || 'none'}`);
}

const store = join(import.meta.dirname, '../node_modules/.pnpm');

/** Returns the installed packages as `name@version`. pnpm keeps the folders of removed packages for a week. */
function locked(): ReadonlySet<string> {
  const lockfile = load(readFileSync(join(store, 'lock.yaml'), 'utf8')) as { packages: object };
  return new Set(Object.keys(lockfile.packages));
}

function installed(): Manifest[] {
  const current = locked();
  return readdirSync(store)
    .map((folder) => join(store, folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      namesIn(folder)
        .map((name) => join(folder, name))
        // A link points to a dependency with its own folder.
        .filter((path) => !lstatSync(path).isSymbolicLink() && existsSync(join(path, 'package.json')))
        .map((path): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
        .filter(({ name, version }) => current.has(`${name}@${version}`)),
    );
}

function namesIn(folder: string): string[] {
  const named = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return named.flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
}

describe('the licence policy', () => {
  it('allows every installed package', () => {
    const manifests = installed();
    expect(manifests.length).toBeGreaterThan(500);
    expect(refused(manifests)).toEqual([]);
  });

  it('has no exception for a package that is not installed', () => {
    const names = new Set(installed().map(({ name }) => name));
    expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    [{ license: 'MIT' }, true],
    [{ license: '(MIT OR GPL-3.0-only)' }, true],
    [{ licenses: [{ type: 'MIT' }] }, true],
    [{ license: 'MIT AND GPL-3.0-only' }, false],
    [{ license: 'AGPL-3.0-only' }, false],
    [{ license: 'UNLICENSED' }, false],
    [{}, false],
  ])('reads %j', (licence, isFine) => {
    expect(refused([{ name: 'some-package', ...licence }])).toHaveLength(isFine ? 0 : 1);
  });
});
