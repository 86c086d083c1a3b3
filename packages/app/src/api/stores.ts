import { QueryClient } from '@tanstack/react-query';
import { codeOf } from './errors.ts';

const freshMs = 30_000;
const maxRetries = 2;

/** For what every page fetches again. What was preloaded for the page is not fetched twice. */
export const refetched = { staleTime: 2000 };

/** Creates the feature stores: what was answered, kept by call and parameters. A refusal is final; a lost connection is tried again. */
export function createStores(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => codeOf(error) === null && failures < maxRetries,
      },
    },
  });
}
