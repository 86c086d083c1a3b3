/** Role of an account. */
export type AccountRole = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';

/** Account in the list of an admin. */
export interface AccountEntry {
  uuid: string;
  fullName: string;
  email: string;
  role: AccountRole;
  isActive: boolean;
  hasSecondFactor: boolean;
  /** Whether it is the admin's own account, which cannot be changed here. */
  isOwn: boolean;
  /** Formatted time of the last use; `null` if never used. */
  lastSeen: string | null;
}

/** Search terms. An empty role matches all roles. */
export interface AccountSearch {
  text: string;
  role: AccountRole | '';
}

/** Change of an account. */
export type AccountChange =
  | { kind: 'deactivate' }
  | { kind: 'activate' }
  | { kind: 'role'; role: AccountRole }
  | { kind: 'resetSecondFactor' };

/** State of the confirmation dialog. */
export type ChangeState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      account: AccountEntry;
      change: AccountChange;
      /** Error text. */
      message?: string;
    };
