import { connectAuth } from '@vitalane/flows/auth';
import { MEDICATION_DRAFT_KEY, safeStorage } from '@vitalane/flows/browser';
import { forgetPerson } from '../offline/known.ts';
import { unsubscribe } from '../push/browserPush.ts';
import { session } from '../session/session.ts';
import { queryClient } from './client.ts';

function forget(): void {
  queryClient.clear();
  safeStorage(() => sessionStorage).remove(MEDICATION_DRAFT_KEY);
  forgetPerson();
}

/** Drops every answer and every draft when a session ends, so that nothing of one person is left for the next. */
export function forgetAtSignOut(): void {
  let before = connectAuth(session.getSnapshot(), session.send).status;
  // A session may have ended before this was here to see it.
  if (before === 'signedOut') forget();
  session.subscribe((snapshot) => {
    const { status } = connectAuth(snapshot, session.send);
    const hasChanged = status !== before;
    before = status;
    // Once for each end: the pages of somebody signed out have answers of their own.
    if (!hasChanged) return;
    // Whoever signs out wants no reminders here. A session that merely ran out leaves them on.
    if (status === 'signingOut') void unsubscribe();
    if (status === 'signedOut') forget();
  });
}
