import type { Plugin } from 'vite';

const ofReactAria =
  /[/\\](react-aria-components|react-aria|react-stately|@internationalized|@react-types)[/\\]/;

/** Replacements for modules of React Aria, and the imports that they replace. */
const standIns: readonly { name: string; imports: RegExp; source: string }[] = [
  // Our words are English: a reader with another language gets those, as with any language React Aria has no words for.
  {
    name: 'no-words',
    imports: /\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    source: 'export default undefined;',
  },
  // One language, so one locale. Asking which one the browser has takes 10 ms of every first visit.
  {
    name: 'one-locale',
    imports: /^\.\/useDefaultLocale\.mjs$/,
    source: `const locale = { locale: 'en-GB', direction: 'ltr' };
export const getDefaultLocale = () => locale;
export const useDefaultLocale = () => locale;`,
  },
  // A dialog asks whether it lies in a menu, to close that too. None of ours does, and menus import all of collections.
  {
    name: 'no-menu-around',
    imports: /^\.\/Menu\.mjs$/,
    source: `import { createContext } from 'react';
export const RootMenuTriggerStateContext = createContext(null);`,
  },
];

/** Takes of React Aria only what an English product needs; half of it is words in thirty languages. */
export function leanReactAria(): Plugin {
  return {
    name: 'lean-react-aria',
    enforce: 'pre',
    resolveId(specifier, importer = '') {
      // A replacement has no path of its own to resolve imports from.
      if (standIns.some(({ name }) => importer === `\0${name}`))
        return this.resolve(specifier, import.meta.filename, { skipSelf: true });
      if (!ofReactAria.test(importer)) return null;
      const standIn = standIns.find(({ imports }) => imports.test(specifier));
      return standIn ? `\0${standIn.name}` : null;
    },
    load(id) {
      return standIns.find(({ name }) => id === `\0${name}`)?.source;
    },
  };
}
