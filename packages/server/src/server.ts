import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { handlersPlugin, routesPlugin } from './contract/plugin.ts';
import { createFastify } from './createFastify.ts';
import { deliveriesPlugin } from './deliveries/plugin.ts';
import { demoPlugin } from './demo/plugin.ts';
import { accountPlugin } from './features/account/plugin.ts';
import { addressesPlugin } from './features/addresses/plugin.ts';
import { administrationPlugin } from './features/administration/plugin.ts';
import { alertsPlugin } from './features/alerts/plugin.ts';
import { analysisPlugin } from './features/analysis/plugin.ts';
import { diaryPlugin } from './features/diary/plugin.ts';
import { documentsPlugin } from './features/documents/plugin.ts';
import { formsPlugin } from './features/forms/plugin.ts';
import { goalsPlugin } from './features/goals/plugin.ts';
import { healthPlugin } from './features/health/plugin.ts';
import { lookupsPlugin } from './features/lookups/plugin.ts';
import { medicationsPlugin } from './features/medications/plugin.ts';
import { ordersPlugin } from './features/orders/plugin.ts';
import { profilePlugin } from './features/profile/plugin.ts';
import { recordPlugin } from './features/record/plugin.ts';
import { remindersPlugin } from './features/reminders/plugin.ts';
import { reportsPlugin } from './features/reports/plugin.ts';
import { telehealthPlugin } from './features/telehealth/plugin.ts';
import { filesPlugin } from './files/plugin.ts';
import { appPlugin } from './http/app.ts';
import { httpPlugin } from './http/plugin.ts';
import { jobsPlugin } from './jobs/plugin.ts';
import { mailPlugin } from './mail/plugin.ts';
import { pushPlugin } from './push/plugin.ts';
import type { ServerOptions } from './services/options.ts';
import { servicesPlugin } from './services/plugin.ts';
import { tracesPlugin } from './traces/plugin.ts';

/** In the order of registration: each uses decorators of the previous ones. */
const plugins: readonly FastifyPluginAsync<ServerOptions>[] = [
  servicesPlugin,
  jobsPlugin,
  httpPlugin,
  tracesPlugin,
  handlersPlugin,
  demoPlugin,
  telehealthPlugin,
  accountPlugin,
  addressesPlugin,
  administrationPlugin,
  alertsPlugin,
  analysisPlugin,
  diaryPlugin,
  documentsPlugin,
  formsPlugin,
  goalsPlugin,
  healthPlugin,
  lookupsPlugin,
  medicationsPlugin,
  ordersPlugin,
  profilePlugin,
  recordPlugin,
  remindersPlugin,
  reportsPlugin,
  deliveriesPlugin,
  mailPlugin,
  pushPlugin,
  filesPlugin,
  routesPlugin,
  appPlugin,
];

/**
 * Builds the server: the API of the contract, the socket endpoint, the built app and the pages of operators. It
 * is ready for `inject` and `listen`, and runs no jobs before `startJobs`. Closing it closes the sockets, but
 * neither the database nor the connection to other processes.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = await createFastify(options);
  for (const plugin of plugins) await app.register(plugin, options);
  await app.ready();
  return app;
}
