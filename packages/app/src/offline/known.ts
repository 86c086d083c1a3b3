import type { UnitOfMeasurement } from '@vitalane/contract';
import { connectAuth } from '@vitalane/flows/auth';
import { queryClient } from '../api/client.ts';
import { toOwnUnits } from '../api/units.ts';
import { accessToken, session } from '../session/session.ts';
import { createAccountStore, type StoredAccount } from './person.ts';

const store = createAccountStore();

/** Returns the signed-in account as last stored, also while offline. */
export function knownPerson(): StoredAccount | null {
  return store.read(accessToken());
}

/** Deletes the stored account. */
export const deleteStoredAccount = store.forget;

function updateStored(changes: Partial<StoredAccount>): void {
  const token = accessToken();
  if (token) store.update(token, changes);
}

function updateAccount(): void {
  const { profile, role, accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'ready' && profile && role)
    updateStored({ uuid: profile.uuid, fullName: profile.fullName, role });
}

/** Stores the signed-in account, its time zone and units whenever a response contains them. */
export function startStoringAccount(): void {
  updateAccount();
  session.subscribe(updateAccount);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    const { data } = query.state;
    if (query.queryKey[1] === '/me') updateStored({ timeZone: (data as { timeZone: string }).timeZone });
    if (query.queryKey[1] === '/unit_of_measurements')
      updateStored({ units: toOwnUnits(data as { items: readonly UnitOfMeasurement[] }) });
  });
}
