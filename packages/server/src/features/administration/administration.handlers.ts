import type { Services } from '../../services/services.ts';
import { accountsHandlers } from './accounts.handlers.ts';
import { auditTrailHandlers } from './auditTrail.handlers.ts';

/** Creates the handlers for admins: accounts and the audit trail. */
export function administrationHandlers(services: Services) {
  return { ...accountsHandlers(services), ...auditTrailHandlers() };
}
