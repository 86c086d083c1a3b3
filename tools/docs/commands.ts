import type { Facts, Package } from './facts.ts';

/** Commands built into pnpm and npm that pages name. */
const builtIn: Readonly<Record<string, ReadonlySet<string>>> = {
  pnpm: new Set(['add', 'audit', 'install', 'sbom']),
  npm: new Set(['install']),
};

/** Folder whose file names are the arguments of a script. `pnpm test:trust` checks its arguments itself. */
const words: Readonly<Record<string, string>> = { bench: 'bench', 'test:scale': 'tools/scale' };

const rootName = 'vitalane';

/** Returns whether a dependency of the root installs a program of this name. */
const isProgram = (name: string, root: Package | undefined) =>
  [...(root?.dependencies ?? [])].some((dependency) => dependency.split('/').at(-1) === name);

function scriptProblem(program: string, parameters: readonly string[], { packages, files }: Facts) {
  const rest = parameters.filter((word) => word !== 'run' && word !== '--silent');
  const isFiltered = rest[0] === '--filter';
  const script = (isFiltered ? rest[2] : rest[0]) ?? '';
  const name = isFiltered ? (rest[1] ?? '') : rootName;
  if (builtIn[program]?.has(script)) return null;
  if (program === 'pnpm' && isProgram(script, packages.get(rootName))) return null;
  if (!packages.get(name)?.scripts.has(script)) return `no script "${script}" in ${name}`;
  const folder = words[script];
  const own = rest.slice(isFiltered ? 3 : 1);
  if (!folder || own.some((word) => word.startsWith('-'))) return null;
  const missing = own.filter(
    (word) =>
      /^[a-z]\w*$/.test(word) &&
      !files.some((path) => new RegExp(`^${folder}/${word}(?:\\.ts$|/)`).test(path)),
  );
  return missing.length > 0 ? `no ${folder}/${missing[0]}.ts` : null;
}

/** Returns why a command cannot run; `null` when it can, and for programs of other projects. */
export function commandProblem(command: string, facts: Facts): string | null {
  const [program = '', ...parameters] = command.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  if (program === 'pnpm' || program === 'npm') return scriptProblem(program, parameters, facts);
  if (program !== 'node') return null;
  const file = parameters.find((word) => !word.startsWith('-'));
  return file === undefined || facts.files.includes(file) ? null : `no file ${file}`;
}
