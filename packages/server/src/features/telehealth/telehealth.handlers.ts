import type { Services } from '../../services/services.ts';
import { availabilityHandlers } from './availability.handlers.ts';
import { consentHandlers } from './consent.handlers.ts';
import { consultationHandlers } from './consultation.handlers.ts';
import { guestLinkHandlers } from './guestLink.handlers.ts';
import { messageHandlers } from './messages.handlers.ts';
import { ownQueueHandlers } from './ownQueue.handlers.ts';
import { queueHandlers } from './queue.handlers.ts';
import { recordHandlers } from './record.handlers.ts';
import { registrationHandlers } from './registration.handlers.ts';
import { triageHandlers } from './triage.handlers.ts';

/** Creates the handlers of the queue, the doctor's desk and consultations. */
export function telehealthHandlers(services: Services) {
  return {
    ...registrationHandlers(services),
    ...queueHandlers(services),
    ...ownQueueHandlers(services),
    ...triageHandlers(services),
    ...consentHandlers(services),
    ...availabilityHandlers(services),
    ...consultationHandlers(services),
    ...messageHandlers(services),
    ...guestLinkHandlers(services),
    ...recordHandlers(services),
  };
}
