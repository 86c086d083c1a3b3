import type { WorkerScope } from './scope.ts';

/** The files that one build of the app consists of. */
export interface Shell {
  /** Another one for every build. */
  version: string;
  /** What is kept when the app is installed; paths from the root. */
  files: readonly string[];
  /** The script that the page of this build begins with. */
  entry: string;
}

const prefix = 'shell-';
const page = '/';
/** After this long without an answer the kept page is shown. */
const patienceMs = 3_000;

type Worker = Pick<WorkerScope, 'addEventListener' | 'caches' | 'clients' | 'fetch' | 'location'>;

/**
 * Keeps the files of this build, so that the app opens without a connection. Nothing of the server's answers
 * is kept.
 *
 * Files with a hash in their name never change and come from here. Everything else comes from the server
 * while it responds. So a page is always of one build: the server's when it could be loaded, otherwise the
 * cached one. A newer worker waits until the last page of this build is closed, and only then takes its files
 * away.
 */
export function serveShell(worker: Worker, { version, files, entry }: Shell): void {
  const own = prefix + version;

  async function keep(): Promise<void> {
    const cache = await worker.caches.open(own);
    await cache.addAll(files);
    const answer = await worker.fetch(page, { cache: 'no-store' });
    const html = await answer.clone().text();
    // A release in this very moment: the page would ask for scripts that are not kept. The browser tries again later.
    if (!answer.ok || !html.includes(entry)) throw new Error('The page is of another build.');
    await cache.put(page, answer);
  }

  async function dropOlder(): Promise<void> {
    const older = (await worker.caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(older.map((name) => worker.caches.delete(name)));
    await worker.clients.claim();
  }

  const kept = async (path: string) => (await worker.caches.open(own)).match(path);

  async function fromHere(request: Request, path: string): Promise<Response> {
    return (await kept(path)) ?? worker.fetch(request);
  }

  /** Returns the server's answer; the kept one when none comes in time or the server is in trouble. */
  async function fromServer(request: Request, path: string): Promise<Response> {
    const answer = await worker.fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    return (await kept(path)) ?? answer ?? Response.error();
  }

  function answerTo(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return null;
    if (pathname.startsWith('/assets/')) return fromHere(request, pathname);
    if (files.includes(pathname)) return fromServer(request, pathname);
    return request.mode === 'navigate' && isPage(pathname) ? fromServer(request, page) : null;
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
  worker.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request);
    if (answer) event.respondWith(answer);
  });
}

/** Returns whether a path is a page of the app: no file, and nothing of the server's own. */
function isPage(pathname: string): boolean {
  const isFile = (pathname.split('/').at(-1) ?? '').includes('.');
  return !isFile && !/^\/(api|dev|demo-idp|health|metrics|socket\.io)(\/|$)/.test(pathname);
}
