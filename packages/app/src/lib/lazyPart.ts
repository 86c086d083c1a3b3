import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const firstRetryMs = 1000;
const lastRetryMs = 30_000;

/** Imports code and retries until it succeeds, since network or server may be down. */
export async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
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
 * Loads an optional part of a page lazily; render it inside a `Suspense`. A failure to load never fails the page, so
 * a call continues without its side panel.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadWithRetries(load) }));
}
