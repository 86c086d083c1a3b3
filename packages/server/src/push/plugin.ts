import type { FastifyInstance } from 'fastify';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { createPushTransport, deliverPushes } from './delivery.ts';
import { pushKeys } from './keys.ts';

/** Delivers push messages. */
export async function pushPlugin(app: FastifyInstance): Promise<void> {
  const { db, now } = app;
  const { keys, subject } = app.config.push;
  const transport = createPushTransport({ keys: await pushKeys(db, keys), subject });
  addDelivery(app, 'push', () => deliverPushes(db, { transport, now }));
}
