import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';

/** The values of the fields, under the names of the call; empty where nothing is known. */
export interface ProfileFields {
  fullName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  genderUuid: string;
  ethnicity: string;
  phone: string;
  isSmoker: '' | 'yes' | 'no';
}

/** The input, with the identity number if one is given. */
export interface ProfileEntry extends ProfileFields {
  document_type: string;
  /** In capitals, without spaces. */
  document_code: string;
}

/** The files that a profile can have. */
export type ProfileFileName = 'avatar' | 'document_file';

/** The files that were chosen and are not yet sent. */
export type ProfileFiles = Partial<Record<ProfileFileName, File>>;

/** Whose profile it is, and what its fields offer. */
export interface ProfileData {
  fields: ProfileFields;
  /** The input at another time and not saved; shown in place of `fields`. */
  typed?: Partial<ProfileFields>;
  /** IANA time zone, such as `Asia/Singapore`. */
  timeZone: string;
  /** Whether smoking matters: patients only. */
  asksSmoking: boolean;
  /** The identity document on record. */
  document: { type: 'NRIC' | 'FIN'; code: string } | null;
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  documentTypes: readonly FieldOption[];
}

/** What the health record holds, by name. */
export interface HealthRecordSummary {
  conditions: readonly string[];
  medicines: readonly string[];
}

/** A form, with the last response of the server. */
export interface ProfileFormState {
  isSaving: boolean;
  /** Errors of the server by field; a new object for each response. */
  errors?: FieldErrors;
  /** Why it failed as a whole. */
  message?: string;
}
