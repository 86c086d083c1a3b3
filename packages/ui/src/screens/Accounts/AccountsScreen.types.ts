/** What an account is for. */
export type AccountRole = 'ROLE_USER' | 'ROLE_DOCTOR' | 'ROLE_ADMIN';

/** An account as an admin sees it. */
export interface AccountEntry {
  uuid: string;
  fullName: string;
  email: string;
  role: AccountRole;
  isActive: boolean;
  hasSecondFactor: boolean;
  /** Whether it is the admin's own, which is not changed here. */
  isOwn: boolean;
  /** When it was last used, in words; null for never. */
  lastSeen: string | null;
}

/** What is looked for; the role is empty for all. */
export interface AccountSearch {
  text: string;
  role: AccountRole | '';
}

/** What can be done to an account. */
export type AccountChange =
  | { kind: 'deactivate' }
  | { kind: 'activate' }
  | { kind: 'role'; role: AccountRole }
  | { kind: 'resetSecondFactor' };

/** The question before an account is changed. */
export type ChangeState =
  | { status: 'closed' }
  | {
      status: 'open' | 'saving';
      account: AccountEntry;
      change: AccountChange;
      /** Why it failed. */
      message?: string;
    };
