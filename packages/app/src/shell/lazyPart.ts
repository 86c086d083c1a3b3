import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const firstRetryMs = 1000;
const lastRetryMs = 30_000;

/** Loads code, again and again until it succeeds: the network or the server may be away. */
export async function loadUntilDone<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, lastRetryMs)) {
    try {
      return await load();
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * Loads a part of a page lazily; show it inside a `Suspense`. The page works without the part, so a failure
 * to load it is never an error of the page. A call must not end because the panel beside it does not load.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadUntilDone(load) }));
}
