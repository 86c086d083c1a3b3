import { useEffect } from 'react';
import { invalidate } from '../../api/changes.ts';
import { client } from '../../session/session.ts';

/** Where the patient says to be, until the server has it. In memory only, so that it never outlives the page. */
let kept = '';

/** Keeps a location until the patient has a place in the queue, to which it is sent. */
export function keepLocation(location: string): void {
  kept = location;
}

/** Returns the kept location; empty without one. */
export function keptLocation(): string {
  return kept;
}

/** Sends the kept location to the patient's place. `placeSeenAt` changes with each answer about it: a failure is repeated. */
export function useLocationReport(hasPlace: boolean, placeSeenAt: number): void {
  useEffect(() => {
    if (hasPlace && placeSeenAt > 0) void sendLocation();
  }, [hasPlace, placeSeenAt]);
}

async function sendLocation(): Promise<void> {
  const location = kept;
  if (location === '') return;
  const { error } = await client.PUT('/queue/location', { body: { location } }).catch((reason: unknown) => ({
    error: reason,
  }));
  if (error) return;
  if (kept === location) kept = '';
  void invalidate('ownPlace');
}
