// Writes down which scripts every page loads, so that the server can name them in the page it sends: the browser then asks
// for all of them at once, not for one after another has told of it.
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

const router = join(import.meta.dirname, 'src/router.ts');

/** What draws every page, as `src/main.ts` imports it. */
const drawing = './shell/draw.tsx';

/** Lies beside `index.html`; the server's `readPageFiles` knows it by this name. */
const fileName = 'page-files.json';

interface Route {
  path?: string;
  handle?: { load?: () => Promise<unknown> };
  children?: readonly Route[];
}

/** Makes the routes answer, in place of a component that comes late, where it comes from. */
const addresses: Plugin = {
  name: 'vitalane:addresses',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/route(r|s)\.tsx?$/.test(id)
      ? code.replace(/\(await import\((?<address>['"].+?['"])\)\)\.\w+/g, '$<address>')
      : null,
};

/** Every path with the modules of its page and of the layouts around it, as `src/router.ts` imports them. */
export async function readPages(): Promise<Map<string, string[]>> {
  const { module } = await runnerImport<{ routes: readonly Route[] }>(router, {
    logLevel: 'error',
    plugins: [addresses],
  });
  const pages = new Map<string, string[]>();
  for await (const [path, modules] of pagesIn(module.routes)) pages.set(path, modules.map(String));
  return pages;
}

async function* pagesIn(
  routes: readonly Route[],
  around: readonly unknown[] = [],
): AsyncGenerator<[path: string, modules: readonly unknown[]]> {
  for (const { path, handle, children } of routes) {
    const modules = handle?.load ? [...around, await handle.load()] : around;
    if (path?.startsWith('/')) yield [path, modules];
    if (children) yield* pagesIn(children, modules);
  }
}

type Bundle = Rolldown.OutputBundle;

/** The scripts that come with some chunks, they themselves first. All styles are in the one file that `index.html` names. */
function filesOf(bundle: Bundle, chunkNames: readonly string[]): Set<string> {
  const scripts = new Set(chunkNames);
  // A set hands out what is added while it is walked.
  for (const name of scripts) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) scripts.add(imported);
  }
  return scripts;
}

/** Vite's plugin that writes `page-files.json`: for every path the scripts that `index.html` does not name already. */
export function pageFiles(): Plugin {
  return {
    name: 'vitalane:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entries = chunks.filter(({ isEntry }) => isEntry).map((chunk) => chunk.fileName);
        const named = filesOf(bundle, entries);
        const chunkOf = async (address: string): Promise<string> => {
          const id = (await this.resolve(address, router))?.id;
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
          return chunk?.fileName ?? this.error(`The build has no file for ${address}.`);
        };
        const pages: Record<string, string[]> = {};
        for (const [path, modules] of await readPages()) {
          const files = filesOf(bundle, await Promise.all([drawing, ...modules].map(chunkOf)));
          pages[path] = [...files].filter((file) => !named.has(file)).map((file) => `/${file}`);
        }
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pages) });
      },
    },
  };
}
