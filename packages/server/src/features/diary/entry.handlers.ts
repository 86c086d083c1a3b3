import type { VitalSign } from '@vitalane/clinical';
import type { Handlers } from '../../contract/handlers.ts';
import type { MeasurementKind } from './entries.ts';

type Kind =
  | 'BloodPressure'
  | 'MedicationIntake'
  | 'VitalSign'
  | Capitalize<Exclude<MeasurementKind, VitalSign>>;
type EntryCalls =
  | `add${Kind}`
  | `list${Exclude<Kind, 'MedicationIntake' | 'VitalSign'>}`
  | `update${Exclude<Kind, 'Height' | 'MedicationIntake'>}`
  | `delete${Exclude<Kind, 'Height'>}`;
type DiaryCalls =
  | EntryCalls
  | 'listMedicationIntakes'
  | 'listVitalSigns'
  | 'listSugarDates'
  | 'getDiaryDetails';

/** Handlers of all operations of the diary. */
export type DiaryHandlers = Pick<Handlers, DiaryCalls>;
