import type { Query } from '@tanstack/react-query';
import type { UnitOfMeasurement } from '@vitalane/contract';
import { connectAuth } from '@vitalane/flows/auth';
import { createAccountStore, type StoredAccount } from '../session/person.ts';
import { accessToken, session } from '../session/session.ts';
import { queryClient } from './client.ts';
import { toOwnUnits } from './units.ts';

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

function storeAnswer({ queryKey: [, path], state: { status, data } }: Query): void {
  if (status !== 'success') return;
  if (path === '/me') updateStored({ timeZone: (data as { timeZone: string }).timeZone });
  if (path === '/unit_of_measurements')
    updateStored({ units: toOwnUnits(data as { items: readonly UnitOfMeasurement[] }) });
}

/** Stores the signed-in account, its time zone and units whenever a response contains them. */
export function startStoringAccount(): void {
  updateAccount();
  session.subscribe(updateAccount);
  const cache = queryClient.getQueryCache();
  // A page before may have loaded them.
  cache.getAll().forEach(storeAnswer);
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') storeAnswer(query);
  });
}
