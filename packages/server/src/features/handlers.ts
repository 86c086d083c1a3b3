import type { Handlers } from '../contract/handlers.ts';
import type { Services } from '../services.ts';
import { accountHandlers } from './account/account.handlers.ts';
import { diaryHandlers } from './diary/diary.handlers.ts';
import { healthHandlers } from './health/health.handlers.ts';
import { telehealthHandlers } from './telehealth/telehealth.handlers.ts';

/** The handlers of every call; the compiler says which one is missing. */
export function createHandlers(services: Services): Handlers {
  return {
    ...accountHandlers(services),
    ...diaryHandlers(),
    ...healthHandlers(),
    ...telehealthHandlers(services),
  };
}
