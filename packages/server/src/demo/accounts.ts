import type { Role } from '@vitalane/contract';
import type { DemoProfile } from './profile.ts';

/** The passphrase of every demo account. Published on purpose: demo mode holds invented data only. */
export const demoPassphrase = 'sunrise-over-marina-bay';

/** An invented person who can sign in. */
export interface DemoAccount {
  email: string;
  role: Role;
  fullName: string;
  nric?: string;
  /** Patients have one. */
  profile?: DemoProfile;
}

/** Everyone in the demo. The identity numbers are well-formed and belong to nobody. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'mei.tan@demo.vitalane.example',
    role: 'ROLE_USER',
    fullName: 'Tan Mei Ling',
    nric: 'S1234567D',
    profile: {
      gender: 'female',
      ethnicity: 'chinese',
      dateOfBirth: '1968-04-12',
      phone: '+65 9123 4567',
      isSmoker: false,
      drugAllergies: 'Penicillin (rash)',
      answers: {
        isPregnant: false,
        isFrail: false,
        isImmunocompromised: false,
        smokingStatus: 'never',
        everSexuallyActive: true,
        hadTotalHysterectomy: false,
        lastMammogram: '2024-06-18',
        lastHpv: '2022-03-09',
        lastFit: '2025-03-01',
        familyHistory: ['breast'],
        influenzaLast: '2025-10-20',
        zosterDoses: 2,
        hepBImmune: true,
      },
    },
  },
  {
    email: 'ravi.kumar@demo.vitalane.example',
    role: 'ROLE_USER',
    fullName: 'Ravi Kumar',
    nric: 'S7654321F',
    profile: {
      gender: 'male',
      ethnicity: 'indian',
      dateOfBirth: '1976-11-03',
      phone: '+65 8765 4321',
      isSmoker: true,
      drugAllergies: null,
      answers: {
        isFrail: false,
        isImmunocompromised: false,
        smokingStatus: 'current',
        hasEarlyFamilyHeartDisease: true,
        livesWithIndoorSmoker: false,
        familyHistory: [],
        covidLast: '2023-11-05',
      },
    },
  },
  { email: 'priya.nair@demo.vitalane.example', role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' },
  { email: 'admin@demo.vitalane.example', role: 'ROLE_ADMIN', fullName: 'Alex Lim' },
];
