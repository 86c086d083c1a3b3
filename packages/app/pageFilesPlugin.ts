// Writes a list of the scripts of every page, so that the server can name them in the HTML. The browser then
// requests all of them at once, not one after another.
import { join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';

const router = join(import.meta.dirname, 'src/router.ts');

/** What draws every page. */
const drawing = join(import.meta.dirname, 'src/shell/draw.tsx');

/** Lies beside `index.html`; the server's `readPageFiles` knows it by this name. */
const fileName = 'page-files.json';

interface Route {
  path?: string;
  handle?: { load?: () => Promise<unknown> };
  children?: readonly Route[];
}

/** Gives every module that a route loads its own id as the only export: what is wanted is where a page comes from. */
function idsInPlaceOfPages(): Plugin & { start: () => void } {
  let isLoadingPages = false;
  return {
    name: 'vitalane:ids-of-pages',
    enforce: 'pre',
    start: () => {
      isLoadingPages = true;
    },
    load: (id) => (isLoadingPages ? `export const id = ${JSON.stringify(id)};` : null),
  };
}

/** Returns every path with the files of its page and of the layouts around it. */
export async function readPages(): Promise<Map<string, string[]>> {
  const ids = idsInPlaceOfPages();
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [ids],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { routes } = await server.ssrLoadModule(router);
    // Whatever comes from now on is a page or a layout.
    ids.start();
    const pages = new Map<string, string[]>();
    for await (const [path, files] of pagesIn(routes as readonly Route[])) pages.set(path, files.map(String));
    return pages;
  } finally {
    await server.close();
  }
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

/** Returns the scripts that come with some chunks, they themselves first. All styles are in the one file that `index.html` names. */
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
        const chunkOf = (id: string): string =>
          chunks.find(({ facadeModuleId }) => facadeModuleId === id)?.fileName ??
          this.error(`The build has no file for ${id}.`);
        const pages: Record<string, string[]> = {};
        for (const [path, modules] of await readPages()) {
          const files = filesOf(bundle, [drawing, ...modules].map(chunkOf));
          pages[path] = [...files].filter((file) => !named.has(file)).map((file) => `/${file}`);
        }
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pages) });
      },
    },
  };
}
