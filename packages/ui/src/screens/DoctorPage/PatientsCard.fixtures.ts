import type { FoundPatient, UnfinishedNote } from './DoctorPageScreen.types.ts';

/** Three patients of a doctor, one without registered data. */
export const foundPatients: readonly FoundPatient[] = [
  {
    uuid: 'p1',
    fullName: 'Tan Mei Ling',
    nricMasked: '*****567D',
    dateOfBirth: '1968-04-12',
    lastAt: '2026-01-01T09:00:00.000Z',
    recordHref: '/Patient/p1',
  },
  {
    uuid: 'p2',
    fullName: 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi Thiruchelvampillai',
    nricMasked: null,
    dateOfBirth: null,
    lastAt: '2025-12-31T09:00:00.000Z',
    recordHref: '/Patient/p2',
  },
];

/** One note with text and one without. */
export const unfinishedNotes: readonly UnfinishedNote[] = [
  {
    uuid: 'c1',
    fullName: 'Ravi Kumar',
    startedAt: '2026-01-01T08:31:00.000Z',
    isBegun: true,
    href: '/ConsultationNotes/c1',
  },
  {
    uuid: 'c2',
    fullName: 'Nur Aisyah binte Rahmat',
    startedAt: '2025-12-31T08:31:00.000Z',
    isBegun: false,
    href: '/ConsultationNotes/c2',
  },
];
