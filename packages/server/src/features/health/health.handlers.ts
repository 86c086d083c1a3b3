import type { Handlers } from '../../contract/handlers.ts';
import { listNotifications } from './health.queries.ts';

/** Notifications and health information. */
export function healthHandlers(): Pick<Handlers, 'listNotifications'> {
  return {
    async listNotifications({ caller, db, query }) {
      return { status: 200, body: await listNotifications(db, caller, query) };
    },
  };
}
