import type { BenchPerson } from './benchPeople.ts';
import { openPage } from './benchSockets.ts';

/** A page that shows the queue like the app. */
export interface QueueScreen {
  /** Resolves with the time (`performance.now()`) of a response that `shows` accepts. */
  seen(shows: (answer: unknown) => boolean): Promise<number>;
  close(): void;
}

/**
 * Opens a page. Resolves when it receives pushes. `path` is requested after each push; without one the page
 * shows the push.
 */
export async function openScreen(
  origin: string,
  { person, path }: { person: BenchPerson; path?: string },
): Promise<QueueScreen> {
  const socket = await openPage({ origin, token: person.token });
  const watchers = new Set<(answer: unknown) => void>();
  let pending: AbortController | undefined;
  const show = (answer: unknown) => {
    for (const watcher of watchers) watcher(answer);
  };
  socket.on('queue:changed', async (counts: unknown) => {
    if (path === undefined) return show(counts);
    // A push means that the pending response may be outdated.
    pending?.abort();
    const controller = new AbortController();
    pending = controller;
    const answer = await ask(origin, { person, path, signal: controller.signal });
    if (answer !== undefined) show(answer);
  });
  return {
    seen: (shows) =>
      new Promise((resolve) => {
        const watcher = (answer: unknown) => {
          if (!shows(answer)) return;
          watchers.delete(watcher);
          resolve(performance.now());
        };
        watchers.add(watcher);
      }),
    close: () => void socket.disconnect(),
  };
}

/** Calls the API with this account; returns `undefined` when the call was aborted. Throws for a refusal. */
export async function ask(
  origin: string,
  { person, path, signal }: { person: BenchPerson; path: string; signal?: AbortSignal },
): Promise<unknown> {
  try {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${origin}/api${path}`, { headers, signal });
    if (!answer.ok) throw new Error(`${path.split('?')[0]}: status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}
