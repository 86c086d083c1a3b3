import { MEDICATION_DRAFT_KEY, safeStorage } from '@vitalane/flows/browser';
import { deleteStoredAccount } from '../api/known.ts';
import { keepLocation } from '../features/telehealth/presentLocation.ts';
import { unsubscribe } from '../lib/browserPush.ts';
import { keptZones } from '../session/keptZones.ts';
import { onStatus } from '../session/onStatus.ts';
import { endedCalls } from '../shared/consultations/endedCalls.ts';

function forget(): void {
  safeStorage(() => sessionStorage).remove(MEDICATION_DRAFT_KEY);
  deleteStoredAccount();
  keepLocation('');
  keptZones.forget();
}

/** Deletes drafts and stored data when a session ends, so that the next account on this device sees none of them. */
export function forgetAtSignOut(): void {
  onStatus((status) => {
    // Signing out ends reminders on this browser. An expired session keeps them.
    if (status === 'signingOut') {
      endedCalls.clear();
      void unsubscribe();
    }
    if (status === 'signedOut') forget();
  });
}
