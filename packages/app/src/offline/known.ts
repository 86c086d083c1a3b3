import type { UnitOfMeasurement } from '@vitalane/contract';
import { connectAuth } from '@vitalane/flows/auth';
import { queryClient } from '../api/client.ts';
import { toOwnUnits } from '../api/units.ts';
import { accessToken, session } from '../session/session.ts';
import { createPersonStore, type KnownPerson } from './person.ts';

const store = createPersonStore();

/** Returns the signed-in person as last seen, also without a connection. */
export function knownPerson(): KnownPerson | null {
  return store.read(accessToken());
}

/** Forgets who was signed in here. */
export const forgetPerson = store.forget;

function learn(news: Partial<KnownPerson>): void {
  const token = accessToken();
  if (token) store.learn(token, news);
}

function learnAccount(): void {
  const { profile, role, accountStatus } = connectAuth(session.getSnapshot(), session.send);
  if (accountStatus === 'ready' && profile && role)
    learn({ uuid: profile.uuid, fullName: profile.fullName, role });
}

/** Takes note of who is signed in, and of their time zone and units, whenever the server says so. */
export function startKnowing(): void {
  learnAccount();
  session.subscribe(learnAccount);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    const { data } = query.state;
    if (query.queryKey[1] === '/me') learn({ timeZone: (data as { timeZone: string }).timeZone });
    if (query.queryKey[1] === '/unit_of_measurements')
      learn({ units: toOwnUnits(data as { items: readonly UnitOfMeasurement[] }) });
  });
}
