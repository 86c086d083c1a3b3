import { createHmac } from 'node:crypto';
import { secondMs, toEpochMs } from '@vitalane/time';
import type { Caller } from '../../../authorisation/caller.ts';
import type { Config } from '../../../config/config.ts';

const lifetimeS = 600;

/** A relay in the format of `RTCPeerConnection`. */
export interface IceServer {
  urls: string[];
  username: string;
  credential: string;
}

/**
 * Returns relay credentials for one account and ten minutes (coturn's `use-auth-secret`); empty without a
 * relay.
 */
export function iceServers(turn: Config['turn'], accountId: string, now: Date): IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(toEpochMs(now) / secondMs) + lifetimeS}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: [...turn.urls], username, credential }];
}

/** Returns the relay user of a connection. Each guest has their own, because the relay's quota is per user. */
export function relayUser(caller: Pick<Caller, 'accountId'> | undefined, socketId: string): string {
  return caller?.accountId ?? `guest-${socketId}`;
}
