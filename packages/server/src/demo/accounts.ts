import type { Role } from '@vitalane/contract';
import { mei } from './patients/mei.ts';
import { ravi } from './patients/ravi.ts';
import { siti } from './patients/siti.ts';
import type { DemoProfile } from './profile.ts';
import type { DemoRecord } from './record.ts';

/** The passphrase of every demo account. Published on purpose: demo mode holds invented data only. */
export const demoPassphrase = 'sunrise-over-marina-bay';

/** A fictitious person with an account. */
export interface DemoAccount {
  email: string;
  role: Role;
  fullName: string;
  nric?: string;
  /** Whether a doctor checked the identity document in an earlier visit. */
  isIdentityConfirmed?: boolean;
  /** Profile and record of a patient. */
  patient?: { profile: DemoProfile; record: DemoRecord };
}

/** All demo accounts. The identity numbers are well-formed and belong to nobody. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'mei.tan@demo.vitalane.example',
    role: 'ROLE_USER',
    fullName: 'Tan Mei Ling',
    nric: 'S1234567D',
    isIdentityConfirmed: true,
    patient: {
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
          hasOrganDamage: true,
          hasEarlyFamilyHeartDisease: false,
          livesWithIndoorSmoker: false,
          smokingStatus: 'never',
          everSexuallyActive: true,
          hadTotalHysterectomy: false,
          lastMammogram: '2024-06-18',
          lastHpv: '2022-03-09',
          lastFit: '2025-03-01',
          familyHistory: ['breast'],
          influenzaLast: '2025-10-20',
          covidLast: '2023-11-08',
          isAgedCareResident: false,
          zosterDoses: 2,
          hepBImmune: true,
        },
      },
      record: mei,
    },
  },
  {
    email: 'ravi.kumar@demo.vitalane.example',
    role: 'ROLE_USER',
    fullName: 'Ravi Kumar',
    nric: 'S7654321F',
    isIdentityConfirmed: true,
    patient: {
      profile: {
        gender: 'male',
        ethnicity: 'indian',
        dateOfBirth: '1976-11-03',
        phone: '+65 8765 4321',
        isSmoker: true,
        drugAllergies: 'Co-trimoxazole (hives)',
        answers: {
          isFrail: false,
          isImmunocompromised: false,
          hasOrganDamage: false,
          smokingStatus: 'current',
          hasEarlyFamilyHeartDisease: true,
          livesWithIndoorSmoker: false,
          familyHistory: [],
          influenzaLast: '2023-11-05',
          covidLast: '2023-11-05',
          isAgedCareResident: false,
        },
      },
      record: ravi,
    },
  },
  {
    email: 'siti.hassan@demo.vitalane.example',
    role: 'ROLE_USER',
    fullName: 'Siti Aminah binte Hassan',
    nric: 'S9112345B',
    patient: {
      profile: {
        gender: 'female',
        ethnicity: 'malay',
        dateOfBirth: '1991-08-23',
        phone: '+65 9345 6780',
        isSmoker: false,
        drugAllergies: null,
        answers: {
          isPregnant: false,
          isFrail: false,
          isImmunocompromised: false,
          hasOrganDamage: false,
          hasEarlyFamilyHeartDisease: false,
          livesWithIndoorSmoker: false,
          smokingStatus: 'never',
          everSexuallyActive: true,
          hadTotalHysterectomy: false,
          lastPap: '2025-05-14',
          influenzaLast: '2023-10-02',
          covidLast: '2022-01-15',
          isAgedCareResident: false,
          familyHistory: [],
          hpvDoses: 3,
          mmrDoses: 2,
          varicellaImmune: true,
          hepBImmune: true,
        },
      },
      record: siti,
    },
  },
  { email: 'priya.nair@demo.vitalane.example', role: 'ROLE_DOCTOR', fullName: 'Dr Priya Nair' },
  { email: 'admin@demo.vitalane.example', role: 'ROLE_ADMIN', fullName: 'Alex Lim' },
];
