import type { QueryClient } from '@tanstack/react-query';
import { codeOf } from './errors.ts';

/** Interval between checks of an unreachable server. */
export const retryIntervalMs = 5000;

interface RecoveryOptions {
  /** Resolves when the server responds; rejects otherwise. */
  reach: () => Promise<unknown>;
}

/**
 * Refetches queries that failed because the server did not respond, as soon as it responds again. Polls with one
 * small request; pages keep their message meanwhile. Returns a function that stops polling.
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
    timer = setTimeout(probe, retryIntervalMs);
  }

  function probe(): void {
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
