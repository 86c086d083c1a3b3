import { createHmac } from 'node:crypto';
import { secondMs, toEpochMs } from '@vitalane/time';
import type { Caller } from '../../../authorisation/caller.ts';
import type { Config } from '../../../config/config.ts';

const lifetimeS = 600;

/** A relay that a browser may use, as `RTCPeerConnection` takes it. */
export interface IceServer {
  urls: string[];
  username: string;
  credential: string;
}

/** Relay credentials for one person and the next ten minutes (coturn's `use-auth-secret`); none without a relay. */
export function iceServers(turn: Config['turn'], accountId: string, now: Date): IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(toEpochMs(now) / secondMs) + lifetimeS}:${accountId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: [...turn.urls], username, credential }];
}

/** Whom the relay counts a connection for. Each guest is somebody: its quota is for one person, not for all guests. */
export function relayUser(caller: Pick<Caller, 'accountId'> | undefined, socketId: string): string {
  return caller?.accountId ?? `guest-${socketId}`;
}
