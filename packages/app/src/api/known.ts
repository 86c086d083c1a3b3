import type { Query } from '@tanstack/react-query';
import type { UnitOfMeasurement } from '@vitalane/contract';
import { connectAuth, sessionOf } from '@vitalane/flows/auth';
import type { SyncSession } from '@vitalane/flows/outbox';
import { createAccountStore, type StoredAccount } from '../session/person.ts';
import { accessToken, session } from '../session/session.ts';
import { queryClient } from './client.ts';
import { toOwnUnits } from './units.ts';

const store = createAccountStore();

/** Returns the signed-in account as last stored, also while offline. */
export function knownPerson(): StoredAccount | null {
  return store.read(accessToken());
}

/** Returns the uuid of the signed-in account, also while offline; `null` while unknown. */
export function presentOwner(): string | null {
  const { status, profile } = connectAuth(session.getSnapshot(), session.send);
  if (status !== 'signedIn') return null;
  return profile?.uuid ?? knownPerson()?.uuid ?? null;
}

/** Returns the session in whose name kept data are sent. */
export function presentSession(): SyncSession {
  const { epoch } = sessionOf(session.getSnapshot());
  return { owner: presentOwner(), epoch };
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
