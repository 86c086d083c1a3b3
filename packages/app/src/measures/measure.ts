import type {
  Cm,
  Kg,
  Minutes,
  MmHg,
  MmolPerL,
  Quantity,
  QuantityUnit,
  Symptom,
  VitalSign,
} from '@vitalane/clinical';
import type { EarlierReading, Exercise, paths, Sugar } from '@vitalane/contract';
import type {
  DiaryKind,
  MeasureEntry,
  NewMeasure,
  NewBloodPressure as PressureForm,
} from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../session/person.ts';
import type { DiaryPath } from './paths.ts';

/** Local date, time and zone of a measurement. */
interface LocalTime {
  date: string;
  time: string;
  timeZone: string;
}

/** Values of each kind, in its stored unit. */
type Values = Record<VitalSign, { value: Quantity<QuantityUnit<VitalSign>> }> & {
  bloodPressure: { upper: MmHg; lower: MmHg; symptoms?: readonly Symptom[] };
  sugar: { value: MmolPerL; context: Sugar['context'] };
  weight: { value: Kg };
  exercise: { value: Minutes; intensity: Exercise['intensity'] };
  height: { value: Cm };
};

/** Request body that adds an entry, by kind. */
type NewBodies = {
  [Kind in DiaryKind]: paths[DiaryPath<Kind>]['post']['requestBody']['content']['application/json'];
};

/** Stored entry, by kind. */
type StoredBodies = {
  [Kind in DiaryKind]: paths[DiaryPath<Kind>]['post']['responses'][201]['content']['application/json'];
};

/** Measurement, discriminated by `kind`. */
export type Measure<Kind extends DiaryKind = DiaryKind> = {
  [K in Kind]: { kind: K } & LocalTime & Values[K];
}[Kind];

/** Returns date and time of a measure as one text that sorts by time. */
export const momentOf = ({ date, time }: LocalTime): string => `${date}T${time}`;

/** Measure that the server has stored. */
export type StoredMeasure<Kind extends DiaryKind = DiaryKind> = Measure<Kind> & {
  uuid: string;
  /** The same time in UTC. */
  measuredAt: string;
  /** The entry before each change, latest first; absent without a change. */
  earlier?: readonly EarlierReading[];
};

/** Kind of entry that can be changed and deleted; the contract has neither operation for a height. */
export type ChangeableKind = Exclude<DiaryKind, 'height'>;

/** Measure as it is sent and kept in the outbox. Older versions of the app wrote the same shape. */
export type DiaryRequest<Kind extends DiaryKind = DiaryKind> = {
  [K in Kind]: {
    kind: K;
    body: NewBodies[K];
    /** Uuid of the entry that it changes; absent for a new one. */
    changes?: K extends ChangeableKind ? string : never;
  };
}[Kind];

/** Response of the server for a kind. */
export type Stored<Kind extends DiaryKind = DiaryKind> = StoredBodies[Kind];

/** Submitted form values of a kind. */
export type FormOf<Kind extends DiaryKind> = Kind extends 'bloodPressure' ? PressureForm : NewMeasure;

/** Measure formatted in the account's unit. */
export type FormattedMeasure = Pick<MeasureEntry, 'value' | 'text' | 'detail'> & { unit: string };

/** Codec of one kind: API format, form input and text. */
export interface Codec<Kind extends DiaryKind> {
  toWire: (measure: Measure<Kind>) => NewBodies[Kind];
  /** Reads a response or a request body. */
  fromWire: (body: NewBodies[Kind] | StoredBodies[Kind]) => Measure<Kind>;
  format: (measure: Measure<Kind>, units: OwnUnits) => FormattedMeasure;
  fromForm: (typed: FormOf<Kind>, person: { units: OwnUnits; timeZone: string }) => Measure<Kind>;
  /** Returns field values by field name, without date and time. */
  toForm: (measure: Measure<Kind>, units: OwnUnits) => Readonly<Record<string, string>>;
  /** Column headings of the values in a CSV file. */
  columns: readonly string[];
  cells: (measure: Measure<Kind>, units: OwnUnits) => readonly (string | number)[];
}

/** Returns date, time and zone; entries in the outbox may lack them. */
export function toLocalTime({ date = '', time = '', timeZone = '' }: Partial<LocalTime>): LocalTime {
  return { date, time, timeZone };
}
