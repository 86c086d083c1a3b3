import type { UnitOfMeasurement } from '@vitalane/contract';
import { type SafeStorage, safeStorage } from '@vitalane/flows/browser';
import type { Role } from '@vitalane/flows/shared';

const storageKey = 'offlinePerson';

/** Unit of each analyte for one account. */
export type OwnUnits = Partial<Record<UnitOfMeasurement['analyte'], string>>;

/** Account data needed to open the app offline. Contains no readings. */
export interface StoredAccount {
  uuid: string;
  fullName: string;
  role: Role;
  /** IANA name; `null` until the profile has loaded. */
  timeZone: string | null;
  /** `null` until the units have loaded. */
  units: OwnUnits | null;
}

/** Store of account data for the length of a session. */
export interface AccountStore {
  /** Returns `null` for a session other than the stored one. */
  read: (token: string | null) => StoredAccount | null;
  /** Merges new data about the account of this session. */
  update: (token: string, changes: Partial<StoredAccount>) => void;
  forget: () => void;
}

const emptyAccount: StoredAccount = {
  uuid: '',
  fullName: '',
  role: 'ROLE_USER',
  timeZone: null,
  units: null,
};

/** Returns the session id of a token, the same after every refresh; `null` for a foreign token. */
export function sessionIdOf(token: string): string | null {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Creates the store in local storage, so that the next page finds it, also while offline. */
export function createAccountStore(storage: SafeStorage = safeStorage(() => localStorage)): AccountStore {
  function readStored(sessionId: string): StoredAccount | null {
    const text = storage.read(storageKey);
    const found = text === null ? null : parsed(text);
    return found?.sessionId === sessionId ? found.person : null;
  }
  return {
    read: (token) => {
      const sessionId = token && sessionIdOf(token);
      const person = sessionId ? readStored(sessionId) : null;
      return person?.uuid ? person : null;
    },
    update: (token, changes) => {
      const sessionId = sessionIdOf(token);
      if (!sessionId) return;
      const person = { ...(readStored(sessionId) ?? emptyAccount), ...changes };
      storage.write(storageKey, JSON.stringify({ sessionId, person }));
    },
    forget: () => storage.remove(storageKey),
  };
}

function parsed(text: string): { sessionId: string; person: StoredAccount } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
