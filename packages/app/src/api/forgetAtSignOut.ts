import { connectAuth } from '@vitalane/flows';
import { session } from '../session/session.ts';
import { queryClient } from './client.ts';

/** Drops every answer when a session ends, so that nothing of one person is left for the next. */
export function forgetAtSignOut(): void {
  session.subscribe((snapshot) => {
    if (connectAuth(snapshot, session.send).status === 'signedOut') queryClient.clear();
  });
}
