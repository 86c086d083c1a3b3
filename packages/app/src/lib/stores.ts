import { QueryClient } from '@tanstack/react-query';
import { codeOf } from './errors.ts';

const staleTimeMs = 30_000;
const maxRetries = 2;

/** Query options for data that every page refetches. The stale time prevents a second fetch of preloaded data. */
export const refetched = { staleTime: 2000 };

/** Creates the query client. Retries after a lost connection, never after a refusal. */
export function createStores(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        retry: (failures, error) => codeOf(error) === null && failures < maxRetries,
      },
    },
  });
}
