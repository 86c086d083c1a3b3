import type { Cm, Kg, Minutes, MmHg, MmolPerL } from '@vitalane/clinical';
import type { Exercise, paths, Sugar } from '@vitalane/contract';
import type {
  DiaryKind,
  MeasureEntry,
  NewMeasure,
  NewBloodPressure as PressureForm,
} from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../../api/units.ts';
import type { diaryPaths } from '../paths.ts';

/** When something was measured, by the person's own clock. */
interface Moment {
  date: string;
  time: string;
  timeZone: string;
}

/** What each kind says, in the one unit in which it is stored. */
interface Figures {
  bloodPressure: { upper: MmHg; lower: MmHg };
  sugar: { value: MmolPerL; context: Sugar['context'] };
  weight: { value: Kg };
  exercise: { value: Minutes; intensity: Exercise['intensity'] };
  height: { value: Cm };
}

type Paths = typeof diaryPaths;

/** The body that adds an entry of each kind. */
type NewBodies = {
  [Kind in DiaryKind]: paths[Paths[Kind]]['post']['requestBody']['content']['application/json'];
};

/** An entry of each kind as the server returns it. */
type StoredBodies = {
  [Kind in DiaryKind]: paths[Paths[Kind]]['post']['responses'][201]['content']['application/json'];
};

/** Something that was measured; `kind` says what. */
export type Measure<Kind extends DiaryKind = DiaryKind> = {
  [K in Kind]: { kind: K } & Moment & Figures[K];
}[Kind];

/** A measure that the server holds. */
export type StoredMeasure<Kind extends DiaryKind = DiaryKind> = Measure<Kind> & {
  uuid: string;
  /** The same moment in UTC. */
  measuredAt: string;
};

/** A measure as it is sent, and as it waits on this device: older versions of the app wrote it in the same shape. */
export type DiaryRequest<Kind extends DiaryKind = DiaryKind> = {
  [K in Kind]: { kind: K; body: NewBodies[K] };
}[Kind];

/** What the server answers for a kind. */
export type Stored<Kind extends DiaryKind = DiaryKind> = StoredBodies[Kind];

/** The submitted values of the form of a kind. */
export type FormOf<Kind extends DiaryKind> = Kind extends 'bloodPressure' ? PressureForm : NewMeasure;

/** A measure as a person reads it, in their own unit. */
export type Written = Pick<MeasureEntry, 'value' | 'text' | 'detail' | 'advice'> & { unit: string };

/** The one place that knows how a kind is sent, read, typed and written. */
export interface Codec<Kind extends DiaryKind> {
  toWire: (measure: Measure<Kind>) => NewBodies[Kind];
  /** Reads what the server answered, and what was sent. */
  fromWire: (body: NewBodies[Kind] | StoredBodies[Kind]) => Measure<Kind>;
  format: (measure: Measure<Kind>, units: OwnUnits) => Written;
  fromForm: (typed: FormOf<Kind>, person: { units: OwnUnits; timeZone: string }) => Measure<Kind>;
  /** The texts of the form's fields by their names, without date and time. */
  toForm: (measure: Measure<Kind>, units: OwnUnits) => Readonly<Record<string, string>>;
  /** The cells of the figure in a file, and their headings. */
  columns: readonly string[];
  cells: (measure: Measure<Kind>, units: OwnUnits) => readonly (string | number)[];
}

/** Reads date, time and zone; what waits on this device may lack them. */
export function momentOf({ date = '', time = '', timeZone = '' }: Partial<Moment>): Moment {
  return { date, time, timeZone };
}
