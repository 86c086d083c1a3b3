import type { Services } from '../../services/services.ts';
import { deletionHandlers } from './deletion.handlers.ts';
import { emailHandlers } from './email.handlers.ts';
import { passwordHandlers } from './password.handlers.ts';
import { providerHandlers } from './provider.handlers.ts';
import { secondFactorHandlers } from './secondFactor.handlers.ts';
import { sessionHandlers } from './session.handlers.ts';
import { signUpHandlers } from './signUp.handlers.ts';

/** Creates the handlers of sign-up, sign-in, sessions and passwords. */
export function accountHandlers(services: Services) {
  return {
    ...sessionHandlers(services),
    ...signUpHandlers(services),
    ...providerHandlers(services),
    ...emailHandlers(services),
    ...passwordHandlers(services),
    ...deletionHandlers(services),
    ...secondFactorHandlers(services),
  };
}
