import type { Services } from '../../services/services.ts';
import { accountsHandlers } from './accounts.handlers.ts';
import { auditTrailHandlers } from './auditTrail.handlers.ts';

/** What admins do: accounts and the audit trail. */
export function administrationHandlers(services: Services) {
  return { ...accountsHandlers(services), ...auditTrailHandlers() };
}
