import type { FieldOption } from '../../patterns/Field/index.ts';
import type { ItemOption } from '../shared/ItemPicker/index.ts';
import type { Comparator } from '../shared/printedResult.ts';

/** Laboratory measure. */
export interface LabDimension {
  /** Code, such as `ldl`. */
  code: string;
  /** Name, such as “LDL cholesterol”. */
  name: string;
  /** Units of the report, the usual one first. A label is the printed unit: “µmol/L”. */
  unitChoices: readonly FieldOption[];
}

/** Options of the fields. */
export interface HealthFormLists {
  dimensions: readonly LabDimension[];
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  chronicConditions: readonly FieldOption[];
  /** Groups of medicines, each with the names that belong to it. */
  currentMedications: readonly ItemOption[];
}

/**
 * Field values as text by field name: the names of the API, and `ldl.value`, `ldl.unit`, `ldl.low`, `ldl.high` for
 * each measure. New, edited and draft forms all use it.
 */
export type HealthFormFields = Readonly<Record<string, string | readonly string[]>>;

/** Result as printed on the report. */
export interface NewLabValue {
  code: string;
  /** Value in `unit`. */
  value: number;
  unit: string;
  /** Comparator of a result printed as a limit, such as “<0.5”. */
  comparator?: Comparator;
  /** Limits of the printed range, in `unit`. */
  referenceLow?: number;
  referenceHigh?: number;
}

/** Valid results of a refused form. `dateOfLabTest` is `YYYY-MM-DD`; omitted unless it is valid. */
export type RefusedResults = Pick<NewHealthForm, 'dateOfLabTest' | 'values'>;

/** Submitted form. Dates are `YYYY-MM-DD`. */
export interface NewHealthForm {
  fullName: string;
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  /** Omitted if empty. */
  chronicConditionsUuid?: string[];
  /** Omitted if empty. */
  currentlyMedicationsUuid?: string[];
  dateOfLabTest?: string;
  isFasting?: boolean;
  values: NewLabValue[];
}
