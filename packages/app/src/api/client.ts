import { QueryClient } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { client } from '../session/session.ts';
import { codeOf } from './errors.ts';

const freshMs = 30_000;
const maxRetries = 2;

/** Query and mutation hooks over every call of the contract. */
export const api = createQueryHooks(client);

/** The feature stores: what was answered, kept by call and parameters. A refusal is final; a lost connection is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => codeOf(error) === null && failures < maxRetries,
    },
  },
});
