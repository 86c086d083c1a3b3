import type { Handlers } from '../contract/handlers.ts';
import type { Services } from '../services.ts';
import { accountHandlers } from './account/account.handlers.ts';
import { addressesHandlers } from './addresses/addresses.handlers.ts';
import { administrationHandlers } from './administration/administration.handlers.ts';
import { alertsHandlers } from './alerts/alerts.handlers.ts';
import { analysisHandlers } from './analysis/analysis.handlers.ts';
import { diaryHandlers } from './diary/diary.handlers.ts';
import { documentsHandlers } from './documents/documents.handlers.ts';
import { formsHandlers } from './forms/forms.handlers.ts';
import { goalHandlers } from './goals/goals.handlers.ts';
import { healthHandlers } from './health/health.handlers.ts';
import { lookupsHandlers } from './lookups/lookups.handlers.ts';
import { medicationsHandlers } from './medications/medications.handlers.ts';
import { ordersHandlers } from './orders/orders.handlers.ts';
import { profileHandlers } from './profile/profile.handlers.ts';
import { healthRecordHandlers } from './record/record.handlers.ts';
import { remindersHandlers } from './reminders/reminders.handlers.ts';
import { reportHandlers } from './reports/reports.handlers.ts';
import { telehealthHandlers } from './telehealth/telehealth.handlers.ts';

/** The handlers of every call; the compiler says which one is missing. */
export function createHandlers(services: Services): Handlers {
  return {
    ...accountHandlers(services),
    ...alertsHandlers(),
    ...analysisHandlers(services),
    ...diaryHandlers(),
    ...documentsHandlers(services),
    ...formsHandlers(services),
    ...goalHandlers(services),
    ...healthHandlers(),
    ...healthRecordHandlers(services),
    ...profileHandlers(services),
    ...remindersHandlers(services),
    ...reportHandlers(),
    ...administrationHandlers(services),
    ...addressesHandlers(services),
    ...lookupsHandlers(),
    ...medicationsHandlers(),
    ...ordersHandlers(services),
    ...telehealthHandlers(services),
  };
}
