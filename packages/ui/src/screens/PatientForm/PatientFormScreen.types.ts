import type { FieldErrors } from '../../patterns/Form/index.ts';

/** What the clinic needs of a new patient, under the names of the call. */
export interface PatientRegistration {
  language: 'en' | 'zh' | 'ms' | 'ta';
  name: string;
  /** A name of the offered list. */
  gender: string;
  ic_type: 'NRIC' | 'FIN';
  /** In capitals, without spaces. */
  nric: string;
  mobile: string;
  email?: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Whether there is any drug allergy. */
  allergy: boolean;
  allergy_details?: string;
  address: string;
  unit?: string;
  postal: string;
  'terms-checkbox': true;
}

/** Known answers, as initial values of the form. */
export type KnownPatient = Partial<Omit<PatientRegistration, 'terms-checkbox'>>;

/** What the form offers and begins with. */
export interface PatientFormData {
  /** Names of the offered genders. */
  genders: readonly string[];
  known: KnownPatient;
}

/**
 * What is wrong with a typed NRIC or FIN. `format`: not a letter, seven digits and a letter.
 * `checksum`: the last letter does not fit the digits.
 */
export type IdentityCheck = 'valid' | 'format' | 'checksum';

/** The registration under way. */
export type RegistrationState =
  /** `message` and `errors` are what the clinic last refused; `errors` is a new object for each response. */
  | { status: 'editing'; message?: string; errors?: FieldErrors }
  | { status: 'sending' }
  /** Registered; only the queue could not be joined. */
  | { status: 'notJoined'; message: string };
