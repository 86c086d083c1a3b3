import type { FastifyInstance } from 'fastify';
import { addressesHandlers } from './addresses.handlers.ts';
import { createAddressSearch } from './addressSearch.ts';

/** Registers delivery addresses and their search. */
export async function addressesPlugin(app: FastifyInstance): Promise<void> {
  app.clientConfig.hasAddressSearch = true;
  app.addHandlers(addressesHandlers(createAddressSearch(app.config.addressSearchUrl)));
}
