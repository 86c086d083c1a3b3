import type { FieldErrors } from '../../patterns/Form/index.ts';

/** Data of a new patient, with the names of the API. */
export interface PatientRegistration {
  language: 'en' | 'zh' | 'ms' | 'ta';
  name: string;
  /** Name from the list of genders. */
  gender: string;
  ic_type: 'NRIC' | 'FIN';
  /** NRIC or FIN in upper case, without spaces. */
  nric: string;
  mobile: string;
  email?: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Whether the patient has any drug allergy. */
  allergy: boolean;
  allergy_details?: string;
  address: string;
  unit?: string;
  postal: string;
  'terms-checkbox': true;
}

/** Known data, as initial values of the form. */
export interface KnownPatient extends Partial<Omit<PatientRegistration, 'terms-checkbox'>> {
  /** Where the patient has said to be. */
  location?: string;
}

/** Options and initial values of the form. */
export interface PatientFormData {
  /** Names of the selectable genders. */
  genders: readonly string[];
  known: KnownPatient;
}

/**
 * Result of validating an NRIC or FIN.
 * `format`: not a letter, seven digits and a letter. `checksum`: the last letter does not match the digits.
 */
export type IdentityCheck = 'valid' | 'format' | 'checksum';

/** State of the registration. */
export type RegistrationState =
  /** `message` and `errors` are the last rejection by the clinic. `errors` is a new object for each response. */
  | { status: 'editing'; message?: string; errors?: FieldErrors }
  | { status: 'sending' }
  /** Registered, but joining the queue failed. */
  | { status: 'notJoined'; message: string };
