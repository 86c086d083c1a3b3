import { type AuthView, connectAuth } from '@vitalane/flows/auth';
import { session } from './session.ts';

const statusNow = () => connectAuth(session.getSnapshot(), session.send).status;

/** Calls the listener once for each new status of the session, and at once for the end of a session that is over. */
export function onStatus(listener: (status: AuthView['status']) => void): void {
  let before = statusNow();
  if (before === 'signedOut') listener(before);
  session.subscribe(() => {
    const status = statusNow();
    if (status === before) return;
    before = status;
    listener(status);
  });
}
