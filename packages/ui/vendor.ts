import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const names = [
  '@internationalized',
  '@react-types',
  '@vanilla-extract/recipes',
  'clsx',
  'react-aria',
  'react-aria-components',
  'react-stately',
];
const vendored = new RegExp(`^(${names.join('|')})(/|$)`);

/** Returns whether an import is of a library whose modules the package holds itself, so that nobody installs the rest of it. */
export const isVendored = (specifier: string): boolean => vendored.test(specifier);

const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/.*$/;

/** Returns where a module of another package goes: `vendor/react-aria/…`. */
export const vendorName = (name: string): string => name.replace(/^.*node_modules\//, 'vendor/');

/** Writes the licences of third-party modules beside them. */
export function keepLicences(): Plugin {
  return {
    name: 'keep-licences',
    generateBundle() {
      const packages = new Map(
        Array.from(this.getModuleIds(), (id) => inPackage.exec(id)).flatMap((found) =>
          found?.[1] && found[2] ? [[found[2], found[1]] as const] : [],
        ),
      );
      for (const [name, folder] of packages) {
        const [file] = ['LICENSE', 'license', 'LICENSE.md'].flatMap((base) => read(`${folder}/${base}`));
        if (!file) this.error(`${name} comes without a licence.`);
        this.emitFile({ type: 'asset', fileName: `vendor/${name}/LICENSE`, source: file });
      }
    },
  };
}

function read(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}
