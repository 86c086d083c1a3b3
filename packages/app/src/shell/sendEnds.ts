import type { EndedCallStore } from '@vitalane/flows/browser';
import type { Outcome, SyncRound } from '@vitalane/flows/outbox';

/** Dependencies of `sendEnds`. */
export interface SendEndsDeps {
  store: Pick<EndedCallStore, 'list' | 'forget'>;
  /** Sends the end of one room. Never rejects. */
  end: (roomId: string) => Promise<Outcome['kind']>;
  /** Fetches again what shows the consultation. */
  refresh: () => Promise<unknown>;
}

/**
 * Sends every kept end of an account once. Forgets those that the server has answered: a refused one names a
 * consultation that this account no longer has.
 */
export async function sendEnds(owner: string, { store, end, refresh }: SendEndsDeps): Promise<SyncRound> {
  const own = () => store.list().filter((call) => call.owner === owner);
  const outcomes = new Map<string, Outcome['kind']>();
  for (const { roomId } of own()) {
    const outcome = await end(roomId);
    outcomes.set(roomId, outcome);
    if (outcome !== 'stored' && outcome !== 'refused') continue;
    // Before it is forgotten, so that no page offers the call again from an older response.
    await refresh();
    store.forget(roomId);
  }
  return { outcomes, isWaiting: own().length > 0 };
}
