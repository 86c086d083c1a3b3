import type { AccountEntry } from './AccountsScreen.types.ts';

const active = { isActive: true, hasSecondFactor: false, isOwn: false } as const;

const ownAccount: AccountEntry = {
  ...active,
  uuid: 'a1',
  fullName: 'Nadia Rahman',
  email: 'nadia.rahman@demo.vitalane.example',
  role: 'ROLE_ADMIN',
  hasSecondFactor: true,
  isOwn: true,
  lastSeen: 'today 09:12',
};

export const doctorAccount: AccountEntry = {
  ...active,
  uuid: 'a2',
  fullName: 'Dr Lim Wei Jie',
  email: 'lim.weijie@demo.vitalane.example',
  role: 'ROLE_DOCTOR',
  hasSecondFactor: true,
  lastSeen: 'yesterday 17:40',
};

export const patientAccount: AccountEntry = {
  ...active,
  uuid: 'a3',
  fullName: 'Tan Mei Ling',
  email: 'mei.tan@demo.vitalane.example',
  role: 'ROLE_USER',
  lastSeen: 'today 08:15',
};

const inactiveAccount: AccountEntry = {
  ...active,
  uuid: 'a4',
  fullName: 'Subramaniam s/o Vijayaraghavan Krishnamoorthy',
  email: 'subramaniam.vijayaraghavan.krishnamoorthy@demo.vitalane.example',
  role: 'ROLE_USER',
  isActive: false,
  lastSeen: null,
};

export const accounts = [ownAccount, doctorAccount, patientAccount, inactiveAccount];
