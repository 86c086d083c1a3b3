export { PatientFormScreen, type PatientFormScreenProps } from './PatientFormScreen.tsx';
export type {
  IdentityCheck,
  KnownPatient,
  PatientFormData,
  PatientRegistration,
  RegistrationState,
} from './PatientFormScreen.types.ts';
