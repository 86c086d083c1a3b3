import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';

/** Field values with the names of the API; empty if unknown. */
export interface ProfileFields {
  fullName: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  genderUuid: string;
  ethnicity: string;
  phone: string;
  isSmoker: '' | 'yes' | 'no';
}

/** Submitted profile, with the identity number if one is given. */
export interface ProfileEntry extends ProfileFields {
  document_type: string;
  /** NRIC or FIN in upper case, without spaces. */
  document_code: string;
}

/** Names of the file fields. */
export type ProfileFileName = 'avatar' | 'document_file';

/** Selected files that are not sent yet. */
export type ProfileFiles = Partial<Record<ProfileFileName, File>>;

/** Owner of the profile, and the options of its fields. */
export interface ProfileData {
  fields: ProfileFields;
  /** Unsaved input from an earlier visit, shown instead of `fields`. */
  typed?: Partial<ProfileFields>;
  /** IANA time zone, such as `Asia/Singapore`. */
  timeZone: string;
  /** Whether to ask about smoking: patients only. */
  asksSmoking: boolean;
  /** Identity document on record. */
  document: { type: 'NRIC' | 'FIN'; code: string } | null;
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  documentTypes: readonly FieldOption[];
}

/** Names of the entries of the health record. */
export interface HealthRecordSummary {
  conditions: readonly string[];
  medicines: readonly string[];
}

/** State of a form, with the last response of the server. */
export interface ProfileFormState {
  isSaving: boolean;
  /** Server errors by field name. A new object for each response. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}
