export type { Middleware } from 'openapi-fetch';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type * from './generated.ts';
