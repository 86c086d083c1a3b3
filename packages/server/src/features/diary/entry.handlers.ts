import type { VitalSign } from '@vitalane/clinical';
import type { Call, Handlers } from '../../contract/handlers.ts';
import type { MeasurementKind } from './measurement.queries.ts';

type Kind =
  | 'BloodPressure'
  | 'MedicationIntake'
  | 'VitalSign'
  | Capitalize<Exclude<MeasurementKind, VitalSign>>;
type EntryCalls =
  | `add${Kind}`
  | `list${Exclude<Kind, 'MedicationIntake' | 'VitalSign'>}`
  | `delete${Exclude<Kind, 'Height'>}`;
type DiaryCalls =
  | EntryCalls
  | 'listMedicationIntakes'
  | 'listVitalSigns'
  | 'listSugarDates'
  | 'getDiaryDetails';

/** Handlers of all operations of the diary. */
export type DiaryHandlers = Pick<Handlers, DiaryCalls>;

/** Members of a call that deleting an entry uses. */
export type DeleteCall = Pick<Call<'deleteSugar'>, 'caller' | 'db' | 'now' | 'params' | 'audit'>;
