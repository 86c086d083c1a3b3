import type { HealthRecordSummary, ProfileData } from './ProfileScreen.types.ts';

/** Patient with all data except an identity number. */
export const profile: ProfileData = {
  fields: {
    fullName: 'Tan Mei Ling',
    dateOfBirth: '1968-04-12',
    genderUuid: 'female',
    ethnicity: 'chinese',
    phone: '+65 9123 4567',
    isSmoker: 'no',
  },
  timeZone: 'Asia/Singapore',
  asksSmoking: true,
  document: null,
  genders: [
    { value: 'female', label: 'Female' },
    { value: 'male', label: 'Male' },
  ],
  ethnicities: [
    { value: 'chinese', label: 'Chinese' },
    { value: 'malay', label: 'Malay' },
  ],
  documentTypes: [
    { value: 'nric', label: 'NRIC' },
    { value: 'fin', label: 'FIN' },
  ],
};

/** Summary of the newest health form. */
export const record: HealthRecordSummary = {
  conditions: ['High blood pressure', 'Type 2 diabetes'],
  medicines: ['Metformin'],
};
