import { type SafeStorage, safeStorage } from '@vitalane/flows/browser';
import type { Role } from '@vitalane/flows/shared';
import type { OwnUnits } from '../api/units.ts';

const storageKey = 'offlinePerson';

/** What must be known of the signed-in person to open the app without a connection. No reading is among it. */
export interface KnownPerson {
  uuid: string;
  fullName: string;
  role: Role;
  /** IANA name; null until the profile was seen. */
  timeZone: string | null;
  /** Null until the units were seen. */
  units: OwnUnits | null;
}

/** Keeps what is known of a person for the length of their session. */
export interface PersonStore {
  /** Null for another session than the one it was kept in. */
  read: (token: string | null) => KnownPerson | null;
  /** Keeps what is new about the person of this session. */
  learn: (token: string, news: Partial<KnownPerson>) => void;
  forget: () => void;
}

const nobody: KnownPerson = { uuid: '', fullName: '', role: 'ROLE_USER', timeZone: null, units: null };

/** Returns the session that a token belongs to; the same for every renewal of it. Null for what is no token of ours. */
export function sessionIdOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Creates the store in local storage: the next page finds it, with or without a connection. */
export function createPersonStore(storage: SafeStorage = safeStorage(() => localStorage)): PersonStore {
  function queued(sessionId: string): KnownPerson | null {
    const text = storage.read(storageKey);
    const found = text === null ? null : parsed(text);
    return found?.sessionId === sessionId ? found.person : null;
  }
  return {
    read: (token) => {
      const sessionId = token && sessionIdOf(token);
      const person = sessionId ? queued(sessionId) : null;
      return person?.uuid ? person : null;
    },
    learn: (token, news) => {
      const sessionId = sessionIdOf(token);
      if (!sessionId) return;
      const person = { ...(queued(sessionId) ?? nobody), ...news };
      storage.write(storageKey, JSON.stringify({ sessionId, person }));
    },
    forget: () => storage.remove(storageKey),
  };
}

function parsed(text: string): { sessionId: string; person: KnownPerson } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
