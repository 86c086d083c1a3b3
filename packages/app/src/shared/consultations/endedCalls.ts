// Consultations that were ended on this device and whose end the server has not confirmed yet.
import { createEndedCallStore } from '@vitalane/flows/browser';
import { useMemo, useSyncExternalStore } from 'react';

/** Store of the ends; `confirmEnds.ts` sends them. */
export const endedCalls = createEndedCallStore();

/** Returns the rooms of ended consultations. */
export const endedRooms = (): ReadonlySet<string> => new Set(endedCalls.list().map(({ roomId }) => roomId));

/** Returns the rooms of ended consultations; every page that offers a call leaves them out. */
export function useEndedRooms(): ReadonlySet<string> {
  const calls = useSyncExternalStore(endedCalls.subscribe, endedCalls.list);
  return useMemo(() => new Set(calls.map(({ roomId }) => roomId)), [calls]);
}
