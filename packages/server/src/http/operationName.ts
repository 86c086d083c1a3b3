import type { FastifyRequest } from 'fastify';

const operatorsPages = ['/health/live', '/health/ready', '/metrics'];

/**
 * Returns the operation of the contract, an operators' page, or the app. The number of names is limited by the
 * number of routes.
 */
export function operationOf({ routeOptions: { config, url } }: FastifyRequest): string {
  return config.operationId ?? operatorsPages.find((page) => page === url) ?? 'app';
}
