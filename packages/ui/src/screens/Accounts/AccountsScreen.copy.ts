import type { AccountRole } from './AccountsScreen.types.ts';

const roleNames: Readonly<Record<AccountRole, string>> = {
  ROLE_USER: 'Patient',
  ROLE_DOCTOR: 'Doctor',
  ROLE_ADMIN: 'Admin',
};

/** Texts of `AccountsScreen`. */
export const accountsCopy = {
  title: 'Accounts',
  lead: 'Who can sign in, and as what. Searches and changes are recorded.',
  search: { label: 'Name or e-mail address', role: 'Role', anyRole: 'All roles', submit: 'Search' },
  roles: roleNames,
  columns: { name: 'Name', role: 'Role', status: 'Status', lastSeen: 'Last used' },
  status: { active: 'Active', inactive: 'Inactive', you: 'You' },
  secondFactor: 'Authenticator app',
  never: 'Never',
  actions: (name: string) => `Change the account of ${name}`,
  items: {
    deactivate: 'Deactivate',
    activate: 'Activate',
    makeRole: (role: AccountRole) => `Make ${roleNames[role].toLowerCase()}`,
    resetSecondFactor: 'Remove authenticator app',
    showTrail: 'Show in the audit trail',
  },
  questions: {
    deactivate: {
      title: (name: string) => `Deactivate the account of ${name}?`,
      text: 'They are signed out everywhere at once, also from a call. Nothing is deleted.',
      confirm: 'Deactivate',
    },
    activate: {
      title: (name: string) => `Activate the account of ${name}?`,
      text: 'They can sign in again and find everything as it was.',
      confirm: 'Activate',
    },
    role: {
      title: (name: string, role: AccountRole) => `Make ${name} ${roleNames[role].toLowerCase()}?`,
      text: 'They are signed out everywhere and see other pages when they sign in again.',
      confirm: 'Change role',
    },
    resetSecondFactor: {
      title: (name: string) => `Remove the authenticator app of ${name}?`,
      text: 'Do this only once you are sure who is asking. They are signed out everywhere and are told by mail.',
      confirm: 'Remove',
    },
  },
  cancel: 'Cancel',
  older: 'Show more accounts',
  empty: 'No account matches',
  emptyText: 'Try a shorter part of the name or of the e-mail address.',
} as const;
