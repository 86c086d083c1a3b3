import type { BenchPerson } from './benchPeople.ts';
import { openPage } from './benchSockets.ts';

/** A page that shows the queue, as the app does it. */
export interface QueueScreen {
  /** Resolves with the moment (`performance.now()`) at which an answer that `shows` accepts has come. */
  seen(shows: (answer: unknown) => boolean): Promise<number>;
  close(): void;
}

/**
 * Opens a page; resolves when pushes reach it. `path` is what it asks for after each push; without one it shows what the
 * push says.
 */
export async function openScreen(
  origin: string,
  { person, path }: { person: BenchPerson; path?: string },
): Promise<QueueScreen> {
  const socket = await openPage({ origin, token: person.token });
  const watchers = new Set<(answer: unknown) => void>();
  let asking: AbortController | undefined;
  const show = (answer: unknown) => {
    for (const watcher of watchers) watcher(answer);
  };
  socket.on('queue:changed', async (counts: unknown) => {
    if (path === undefined) return show(counts);
    // A push says that the answer under way may already be old.
    asking?.abort();
    const controller = new AbortController();
    asking = controller;
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

/** Calls the API as this person; nothing when the call was given up. Throws for a refusal. */
export async function ask(
  origin: string,
  { person, path, signal }: { person: BenchPerson; path: string; signal?: AbortSignal },
): Promise<unknown> {
  try {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${origin}/api${path}`, { headers, signal });
    if (!answer.ok) throw new Error(`${path.split('?')[0]} was answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}
