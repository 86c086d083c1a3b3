import type { Call, Handlers } from '../../contract/handlers.ts';
import type { MeasurementKind } from './measurement.queries.ts';

type Kind = 'BloodPressure' | 'MedicationIntake' | Capitalize<MeasurementKind>;
type EntryCalls =
  | `add${Kind}`
  | `list${Exclude<Kind, 'MedicationIntake'>}`
  | `delete${Exclude<Kind, 'Height'>}`;
type DiaryCalls = EntryCalls | 'listMedicationIntakes' | 'listSugarDates' | 'getDiaryDetails';

/** The handlers of every call of the diary. */
export type DiaryHandlers = Pick<Handlers, DiaryCalls>;

/** What deleting an entry needs of a call. */
export type DeleteCall = Pick<Call<'deleteSugar'>, 'caller' | 'db' | 'params' | 'audit'>;
