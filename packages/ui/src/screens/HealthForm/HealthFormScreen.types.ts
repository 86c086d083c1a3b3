import type { FieldOption } from '../../patterns/Field/index.ts';

/** Something a laboratory measures. */
export interface LabDimension {
  /** Such as `ldl`. */
  code: string;
  /** Such as “LDL cholesterol”. */
  name: string;
  /** Units it is reported in, the usual one first; a label is the unit as it is printed: “µmol/L”. */
  unitChoices: readonly FieldOption[];
}

/** What the fields offer. */
export interface HealthFormLists {
  dimensions: readonly LabDimension[];
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  chronicConditions: readonly FieldOption[];
  currentMedications: readonly FieldOption[];
}

/**
 * The values of the fields, as text by field name: the names of the wire, and `ldl.value`, `ldl.unit`, `ldl.low`, `ldl.high`
 * for each measure. A form that is begun, edited or left for later is all one of these.
 */
export type HealthFormFields = Readonly<Record<string, string | readonly string[]>>;

/** A result as it is printed on the report. */
export interface NewLabValue {
  code: string;
  /** In `unit`. */
  value: number;
  unit: string;
  /** For a result printed as a limit, such as “<0.5”. */
  comparator?: '<' | '>';
  /** Ends of the printed range, in `unit`. */
  referenceLow?: number;
  referenceHigh?: number;
}

/** What is sent. Days are `YYYY-MM-DD`. */
export interface NewHealthForm {
  fullName: string;
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  /** Left out when there are none. */
  chronicConditionsUuid?: string[];
  /** Left out when there are none. */
  currentlyMedicationsUuid?: string[];
  dateOfLabTest?: string;
  isFasting?: boolean;
  values: NewLabValue[];
}
