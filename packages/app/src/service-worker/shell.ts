import type { WorkerScope } from './scope.ts';

/** Files of one build of the app. */
export interface Shell {
  /** Unique per build. */
  version: string;
  /** Files cached at installation; paths from the root. */
  files: readonly string[];
  /** Entry script of this build's page. */
  entry: string;
}

const prefix = 'shell-';
const page = '/';
/** Timeout after which the cached page is shown. */
const timeoutMs = 3_000;

type Worker = Pick<WorkerScope, 'addEventListener' | 'caches' | 'clients' | 'fetch' | 'location'>;

/**
 * Caches the files of this build, so that the app opens offline. Caches no API responses.
 *
 * Files with a hash in their name never change and come from the cache. Everything else comes from the server while
 * it responds. So a page is always of one build: the server's when it could be loaded, otherwise the cached one. A
 * newer worker waits until the last page of this build is closed, and only then deletes its files.
 */
export function serveShell(worker: Worker, { version, files, entry }: Shell): void {
  const own = prefix + version;

  async function keep(): Promise<void> {
    const cache = await worker.caches.open(own);
    await cache.addAll(files);
    const answer = await worker.fetch(page, { cache: 'no-store' });
    const html = await answer.clone().text();
    // A release at this moment: the page would request scripts that are not cached. The browser retries later.
    if (!answer.ok || !html.includes(entry)) throw new Error('The page is of another build.');
    await cache.put(page, answer);
  }

  async function dropOlder(): Promise<void> {
    const older = (await worker.caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(older.map((name) => worker.caches.delete(name)));
    await worker.clients.claim();
  }

  const cached = async (path: string) => (await worker.caches.open(own)).match(path);

  async function fromCache(request: Request, path: string): Promise<Response> {
    return (await cached(path)) ?? worker.fetch(request);
  }

  /** Returns the server's response, or the cached one after a timeout or server error. */
  async function fromServer(request: Request, path: string): Promise<Response> {
    const answer = await worker.fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    return (await cached(path)) ?? answer ?? Response.error();
  }

  function respondTo(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return null;
    if (pathname.startsWith('/assets/')) return fromCache(request, pathname);
    if (files.includes(pathname)) return fromServer(request, pathname);
    return request.mode === 'navigate' && isPage(pathname) ? fromServer(request, page) : null;
  }

  worker.addEventListener('install', (event) => event.waitUntil(keep()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
  worker.addEventListener('fetch', (event) => {
    const answer = respondTo(event.request);
    if (answer) event.respondWith(answer);
  });
}

/** Returns whether a path is a page of the app: neither a file nor a path of the server. */
function isPage(pathname: string): boolean {
  const isFile = (pathname.split('/').at(-1) ?? '').includes('.');
  return !isFile && !/^\/(api|dev|demo-idp|health|metrics|socket\.io)(\/|$)/.test(pathname);
}
