import { connectAuth } from '@vitalane/flows/auth';
import { MEDICATION_DRAFT_KEY, safeStorage } from '@vitalane/flows/browser';
import { queryClient } from '../api/client.ts';
import { deleteStoredAccount } from '../api/known.ts';
import { keepLocation } from '../features/telehealth/presentLocation.ts';
import { unsubscribe } from '../lib/browserPush.ts';
import { keptZones } from '../session/keptZones.ts';
import { session } from '../session/session.ts';
import { endedCalls } from '../shared/consultations/endedCalls.ts';

function forget(): void {
  queryClient.clear();
  safeStorage(() => sessionStorage).remove(MEDICATION_DRAFT_KEY);
  deleteStoredAccount();
  keepLocation('');
  keptZones.forget();
}

/** Deletes cached responses and drafts when a session ends, so that the next account on this device sees none of them. */
export function forgetAtSignOut(): void {
  let before = connectAuth(session.getSnapshot(), session.send).status;
  // The session may have ended before this code ran.
  if (before === 'signedOut') forget();
  session.subscribe((snapshot) => {
    const { status } = connectAuth(snapshot, session.send);
    const hasChanged = status !== before;
    before = status;
    // Once per session end: signed-out pages have responses of their own.
    if (!hasChanged) return;
    // Signing out ends reminders on this browser. An expired session keeps them.
    if (status === 'signingOut') {
      endedCalls.clear();
      void unsubscribe();
    }
    if (status === 'signedOut') forget();
  });
}
