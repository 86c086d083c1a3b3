import { environment } from '../../packages/server/src/config/environment.ts';
import { isDocumentation, readSource, repositoryFiles, withoutComments } from './sources.ts';

/** Names that a page may use. */
export interface Facts {
  /** Paths of files. */
  readonly files: readonly string[];
  /** Names of functions, members and variables of each source, without comments. */
  readonly names: readonly ReadonlySet<string>[];
  /** Returns whether a source contains a text outside comments, such as the path of a file that it writes. */
  readonly mentions: (text: string) => boolean;
  /** Settings of the server. */
  readonly settings: ReadonlySet<string>;
  /** Operations as `GET /path`. */
  readonly operations: ReadonlySet<string>;
  /** Paths of pages and of routes outside the contract. */
  readonly routes: ReadonlySet<string>;
  readonly packages: ReadonlyMap<string, Package>;
}

/** Names of a workspace package that pages may use. */
export interface Package {
  readonly scripts: ReadonlySet<string>;
  readonly dependencies: ReadonlySet<string>;
  /** Export paths, with `*` for a wildcard. */
  readonly exports: readonly string[];
}

/** Returns whether a file contains code or configuration. */
export const isSource = (path: string): boolean =>
  (/\.(?:[cm]?[jt]sx?|ya?ml|json|sql|conf|env|example|grit)$|(?:Dockerfile|Caddyfile)$/.test(path) &&
    !/^pnpm-lock|^bench\/results|\/vectors\/|^tools\/docs\//.test(path)) ||
  path === '.ci/run';

/** Returns every operation of a contract as `METHOD /path`. */
export function operationsIn(contract: string): ReadonlySet<string> {
  let path = '';
  const operations = new Set<string>();
  for (const line of contract.split('\n')) {
    path = /^ {2}(\/\S*):$/.exec(line)?.[1] ?? path;
    const method = /^ {4}(get|put|post|patch|delete):/.exec(line)?.[1];
    if (path && method) operations.add(`${method.toUpperCase()} ${path}`);
  }
  return operations;
}

function packageOf(manifest: string): [name: string, own: Package] {
  const { name, scripts = {}, dependencies, devDependencies, exports, publishConfig } = JSON.parse(manifest);
  return [
    String(name),
    {
      scripts: new Set(Object.keys(scripts)),
      dependencies: new Set(Object.keys({ ...dependencies, ...devDependencies })),
      exports: Object.keys({ ...exports, ...publishConfig?.exports }),
    },
  ];
}

/** Removes text that pages do not name: comments and list values. */
function namesOnly(path: string, text: string): string {
  if (/\.[cm]?[jt]sx?$/.test(path)) return withoutComments(text);
  return path.includes('/data/') ? (text.match(/"\w+":/g) ?? []).join('\n') : text;
}

const namesIn = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** Collects the names in the repository. */
export function collectFacts(): Facts {
  const files = repositoryFiles();
  const sources = files
    .filter((path) => isSource(path) && !isDocumentation(path))
    .map((path) => ({ path, text: readSource(path) }))
    .map(({ path, text }) => ({ path, text: namesOnly(path, text) }));
  const product = sources.filter(({ path }) => /^(?:packages|deploy)\//.test(path));
  const manifests = files.filter((path) => /^(?:(?:packages|examples)\/[^/]+\/)?package\.json$/.test(path));
  return {
    files,
    names: sources.map(({ text }) => namesIn(text)),
    mentions: (part) => sources.some(({ text }) => text.includes(part)),
    settings: new Set(Object.keys(environment.shape)),
    operations: operationsIn(readSource('openapi.yaml')),
    routes: new Set(
      product.flatMap(({ text }) => [...text.matchAll(/(?<=['"`\s])\/[\w:/.-]*/g)].map(([path]) => path)),
    ),
    packages: new Map(manifests.map((path) => packageOf(readSource(path)))),
  };
}
