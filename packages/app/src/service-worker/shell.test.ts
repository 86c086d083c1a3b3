import { beforeEach, describe, expect, it } from 'vitest';
import type { ExtendableEvent, RequestEvent, WorkerScope } from './scope.ts';
import { type Shell, serveShell } from './shell.ts';

const origin = 'https://app.example';

/** Creates caches in memory that outlive the worker, and a server that responds by path or not at all. */
function startBrowser() {
  const caches = new Map<string, Map<string, string>>();
  const server: { answers: Map<string, string>; status: number; isReachable: boolean; asked: string[] } = {
    answers: new Map(),
    status: 200,
    isReachable: true,
    asked: [],
  };

  async function fetch(input: Request | string): Promise<Response> {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    server.asked.push(path);
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const text = server.answers.get(path);
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : server.status });
  }

  function cacheOf(name: string) {
    const kept = caches.get(name) ?? new Map<string, string>();
    caches.set(name, kept);
    const put = async (path: string, answer: Response) => void kept.set(path, await answer.text());
    return {
      put,
      match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
      addAll: async (paths: string[]) => {
        const answers = await Promise.all(paths.map(fetch));
        if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
        await Promise.all(answers.map((answer, index) => put(paths[index] ?? '', answer)));
      },
    };
  }

  const storage = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };

  /** Starts the worker of a build. */
  function start(shell: Shell) {
    const listeners = new Map<string, (event: never) => void>();
    const addEventListener: WorkerScope['addEventListener'] = (name, listener) =>
      listeners.set(name, listener);
    const clients = { claim: async () => undefined, matchAll: async () => [], openWindow: async () => null };
    serveShell({ addEventListener, caches: storage as never, clients, fetch, location: { origin } }, shell);

    async function dispatch(name: 'install' | 'activate'): Promise<void> {
      let work: Promise<unknown> | undefined;
      const event: ExtendableEvent = {
        waitUntil: (promise) => {
          work = promise;
        },
      };
      listeners.get(name)?.(event as never);
      await work;
    }

    /** Returns the text that a page receives; `null` when the worker does not handle the request. */
    async function get(path: string, mode: 'navigate' | 'cors' = 'cors', method = 'GET') {
      let answer: Promise<Response> | undefined;
      const request = { url: origin + path, mode, method } as Request;
      const event: RequestEvent = {
        request,
        waitUntil: () => undefined,
        respondWith: (given) => {
          answer = given;
        },
      };
      listeners.get('fetch')?.(event as never);
      return answer ? (await answer).text() : null;
    }
    return { install: () => dispatch('install'), activate: () => dispatch('activate'), get };
  }
  return { caches, server, start };
}

const shellOf = (version: string): Shell => ({
  version,
  files: [`/assets/index-${version}.js`, '/icon.svg'],
  entry: `assets/index-${version}.js`,
});

let browser: ReturnType<typeof startBrowser>;

/** Deploys another release on the server. */
function release(version: string): void {
  browser.server.answers = new Map([
    ['/', `page ${version} assets/index-${version}.js`],
    ['/Diary', `page ${version} assets/index-${version}.js`],
    [`/assets/index-${version}.js`, `script ${version}`],
    ['/icon.svg', `icon ${version}`],
    ['/api/me', 'health data'],
  ]);
}

async function installed(version: string) {
  const worker = browser.start(shellOf(version));
  await worker.install();
  await worker.activate();
  return worker;
}

beforeEach(() => {
  browser = startBrowser();
  release('one');
});

describe('without a connection', () => {
  it('every page of the app opens, with its scripts', async () => {
    const worker = await installed('one');
    browser.server.isReachable = false;
    expect(await worker.get('/Diary', 'navigate')).toContain('page one');
    expect(await worker.get('/Reports/x', 'navigate')).toContain('page one');
    expect(await worker.get('/assets/index-one.js')).toBe('script one');
    expect(await worker.get('/icon.svg')).toBe('icon one');
  });

  it('the cached page is also shown when the server fails', async () => {
    const worker = await installed('one');
    browser.server.status = 502;
    browser.server.answers.set('/Diary', 'Bad gateway');
    expect(await worker.get('/Diary', 'navigate')).toContain('page one');
  });
});

it.each([
  ['/api/me', 'cors'],
  ['/api/file', 'navigate'],
  ['/health/ready', 'cors'],
  ['/dev/outbox', 'navigate'],
  ['/demo-idp/auth', 'navigate'],
  ['/socket.io/', 'cors'],
] as const)('never touches %s', async (path, mode) => {
  const worker = await installed('one');
  expect(await worker.get(path, mode)).toBeNull();
  expect([...(browser.caches.get('shell-one')?.keys() ?? [])]).toEqual([
    '/assets/index-one.js',
    '/icon.svg',
    '/',
  ]);
});

it('does not handle requests that change data', async () => {
  const worker = await installed('one');
  expect(await worker.get('/Diary', 'navigate', 'POST')).toBeNull();
});

describe('a new release', () => {
  it('is shown completely and at once when online', async () => {
    const worker = await installed('one');
    release('two');
    expect(await worker.get('/Diary', 'navigate')).toContain('page two');
    expect(await worker.get('/assets/index-two.js')).toBe('script two');
    expect(await worker.get('/icon.svg')).toBe('icon two');
  });

  it('keeps the scripts of the old release for its open page', async () => {
    const before = await installed('one');
    release('two');
    const next = browser.start(shellOf('two'));
    await next.install();
    expect(await before.get('/assets/index-one.js')).toBe('script one');
    await next.activate();
    expect([...browser.caches.keys()]).toEqual(['shell-two']);
    browser.server.isReachable = false;
    expect(await next.get('/Diary', 'navigate')).toContain('page two');
  });

  it('is never cached partially: neither with a missing file nor with a page of another release', async () => {
    release('two');
    await expect(browser.start(shellOf('one')).install()).rejects.toThrow();
    browser.server.answers.set('/assets/index-one.js', 'still there');
    await expect(browser.start(shellOf('one')).install()).rejects.toThrow('The page is of another build.');
    expect(browser.caches.get('shell-one')?.has('/')).toBe(false);
  });
});
