import type { QueryClient } from '@tanstack/react-query';
import { codeOf } from './errors.ts';

/** How often a server that does not answer is tried. */
export const tryEveryMs = 5000;

interface RecoveryOptions {
  /** Resolves when the server answers, rejects when it does not. */
  reach: () => Promise<unknown>;
}

/**
 * Loads again by itself what failed because the server did not answer, such as while it restarted, as soon as it answers.
 * Until then one small request tries, and pages keep their message. Returns a function that stops it.
 */
export function recoverQueries(queryClient: QueryClient, { reach }: RecoveryOptions): () => void {
  const cache = queryClient.getQueryCache();
  const unanswered = () =>
    cache.findAll({
      type: 'active',
      predicate: ({ state: { error } }) => error !== null && codeOf(error) === null,
    });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (timer !== undefined || unanswered().length === 0) return;
    timer = setTimeout(tryOnce, tryEveryMs);
  }

  function tryOnce(): void {
    const recover = () => Promise.all(unanswered().map((query) => query.fetch().catch(() => undefined)));
    void reach()
      .then(recover, () => undefined)
      .then(() => {
        timer = undefined;
        schedule();
      });
  }

  const unsubscribe = cache.subscribe(schedule);
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
