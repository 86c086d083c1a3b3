import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './generated.ts';

/** The typed client of every operation of the contract. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Where the API is, without a slash at the end. Default `/api`. */
  baseUrl?: string;
  /** Applied in order: attach the bearer token, report a lost session, and the like. */
  middleware?: readonly Middleware[];
  /** Replaces the platform's fetch, for tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Makes a client bound to the contract; paths, parameters, bodies and answers are checked by the compiler. */
export function createApiClient({
  baseUrl = '/api',
  middleware = [],
  fetch,
}: ApiClientOptions = {}): ApiClient {
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) });
  client.use(...middleware);
  return client;
}
