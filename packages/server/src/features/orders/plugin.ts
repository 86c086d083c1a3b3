import type { FastifyInstance } from 'fastify';
import { ordersHandlers } from './orders.handlers.ts';
import { prescriptionsHandlers } from './prescriptions.handlers.ts';

/** Registers medicine orders, their prescriptions and the order desk. */
export async function ordersPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(ordersHandlers(app));
  app.addHandlers(prescriptionsHandlers(app));
}
