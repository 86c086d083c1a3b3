import type { FieldOption } from '../../patterns/Field/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import type { ItemOption, Removal } from '../shared/ItemPicker/index.ts';
import type { Comparator } from '../shared/printedResult.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import type { ReportFileProps } from './ReportFile.tsx';

/** Unit of a result. Its label is the printed unit: “µmol/L”; empty for a ratio. */
export interface LabUnit extends FieldOption {
  /** Limits of what can be entered, in this unit, inclusive. A result such as “<0.5” may be below `min`. */
  min: number;
  max: number;
}

/** Laboratory measure. */
export interface LabDimension {
  /** Code, such as `ldl`. */
  code: string;
  /** Name, such as “LDL cholesterol”. */
  name: string;
  /** Measures that a report prints together. */
  group: 'lipids' | 'sugar' | 'kidney' | 'liver' | 'blood' | 'other' | 'visit';
  /** Units of the report. The first one is chosen in a new form. */
  unitChoices: readonly LabUnit[];
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

/** Props of `HealthFormScreen`. */
export interface HealthFormScreenProps extends ReportFileProps {
  /** Whether the form is new or an edit. */
  mode: 'new' | 'edit';
  /** Options and initial values of the fields. */
  form: Remote<{ lists: HealthFormLists; fields: HealthFormFields }>;
  /** Whether the initial values are a saved draft. */
  isDraft?: boolean;
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Server errors by field name. Results use their code, such as `ldl`. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Confirmation question for the removal of a condition or medicine from the health record, by its value. */
  removalQuestions?: Readonly<Record<string, string>>;
  /** Called with a valid form, and with the removals from the health record. */
  onSave: (form: NewHealthForm, removals: readonly Removal[]) => void;
  /** Called with the valid results of a form that is refused for another field. */
  onRefuse: (results: RefusedResults) => void;
  /** Advice about dangerous results of a form that is not saved, the most severe first; absent for none. */
  advice?: readonly ValueAdvice[];
  /** Unusual results to confirm before saving, the most severe first; absent for none. */
  check?: readonly CheckedValue[];
  /** Called when the user confirms unusual results. */
  onConfirmCheck: () => void;
  /** Called when the user wants to change the results. The fields keep the input. */
  onChangeChecked: () => void;
  /** Called when the form is cancelled. */
  onCancel: () => void;
  /** Called after each change with the values of the fields. */
  onChange?: (fields: HealthFormFields) => void;
  /** Called when the user discards the draft. */
  onDiscardDraft?: () => void;
}
