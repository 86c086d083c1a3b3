import type { Role } from '@vitalane/contract';

/** The passphrase of every demo account. Published on purpose: demo mode holds invented data only. */
export const demoPassphrase = 'sunrise-over-marina-bay';

/** An invented person who can sign in. */
export interface DemoAccount {
  email: string;
  role: Role;
  fullName: string;
  nric?: string;
}

/** Everyone in the demo. The identity numbers are well-formed and belong to nobody. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'mei.tan@demo.vitalane.example', role: 'ROLE_USER', fullName: 'Tan Mei Ling', nric: 'S1234567D' },
  { email: 'ravi.kumar@demo.vitalane.example', role: 'ROLE_USER', fullName: 'Ravi Kumar', nric: 'S7654321F' },
  { email: 'priya.nair@demo.vitalane.example', role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' },
  { email: 'admin@demo.vitalane.example', role: 'ROLE_ADMIN', fullName: 'Alex Lim' },
];
