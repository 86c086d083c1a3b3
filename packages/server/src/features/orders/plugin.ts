import type { FastifyInstance } from 'fastify';
import { ordersHandlers } from './orders.handlers.ts';

/** Registers medicine orders and the order desk. */
export async function ordersPlugin(app: FastifyInstance): Promise<void> {
  app.addHandlers(ordersHandlers(app));
}
