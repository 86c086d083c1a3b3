import {
  type MeasureKind,
  type MeasurePartName,
  measureRow,
  type QuantityCode,
  type Symptom,
} from '@vitalane/clinical';
import type { EarlierReading, paths } from '@vitalane/contract';
import type { DiaryPath } from './paths.ts';

/** Local date, time and zone of a reading. */
interface LocalTime {
  date: string;
  time: string;
  timeZone: string;
}

/** Reading of the diary. */
export type Reading<Kind extends MeasureKind = MeasureKind> = {
  [K in Kind]: LocalTime & {
    kind: K;
    /** Numbers by part, in the stored unit of their quantities. */
    values: Readonly<Record<MeasurePartName<K>, number>>;
    /** The occasion of a blood sugar or the intensity of an exercise; `null` for none. */
    choice: string | null;
    /** The patient's words about it; absent without any. */
    note?: string;
    /** Symptoms at a low blood pressure. */
    symptoms?: readonly Symptom[];
  };
}[Kind];

/** Returns date and time of a reading as one text that sorts by time. */
export const momentOf = ({ date, time }: LocalTime): string => `${date}T${time}`;

/** Returns the first number of a reading, the only one of most kinds. */
export const firstValue = ({ values }: Reading): number => Object.values(values)[0] ?? 0;

/** Returns one result per number of a kind, by part. */
export function mapParts<Result>(
  kind: MeasureKind,
  resultOf: (part: string, quantity: QuantityCode) => Result,
): Readonly<Record<string, Result>> {
  const parts = Object.entries(measureRow(kind).parts);
  return Object.fromEntries(parts.map(([part, quantity]) => [part, resultOf(part, quantity)]));
}

/** Returns whether a reading is of a kind. */
export function isOfKind<Any extends Reading, Kind extends MeasureKind>(
  reading: Any,
  kind: Kind,
): reading is Extract<Any, { kind: Kind }> {
  return reading.kind === kind;
}

/** Reading that the server has stored. */
export type StoredReading<Kind extends MeasureKind = MeasureKind> = Reading<Kind> & {
  uuid: string;
  /** The same time in UTC. */
  measuredAt: string;
  /** The reading before each change, latest first; absent without a change. */
  earlier?: readonly EarlierReading[];
};

/** Kind of reading that can be changed and deleted; the contract has neither operation for a height. */
export type ChangeableKind = Exclude<MeasureKind, 'height'>;

/** Returns whether a reading of a kind can be changed and deleted. */
export function isChangeableKind(kind: MeasureKind): kind is ChangeableKind {
  return kind !== 'height';
}

/** Returns whether a stored reading can be changed and deleted. */
export function isChangeable(reading: StoredReading): reading is StoredReading<ChangeableKind> {
  return isChangeableKind(reading.kind);
}

/** Reading as it is sent and kept in the outbox. Older versions of the app wrote the same shape. */
export type DiaryRequest<Kind extends MeasureKind = MeasureKind> = {
  [K in Kind]: {
    kind: K;
    body: paths[DiaryPath<K>]['post']['requestBody']['content']['application/json'];
    /** Uuid of the entry that it changes; absent for a new one. */
    changes?: K extends ChangeableKind ? string : never;
  };
}[Kind];

/** Response of the server for a kind. */
export type Stored<Kind extends MeasureKind = MeasureKind> = {
  [K in Kind]: paths[DiaryPath<K>]['post']['responses'][201]['content']['application/json'];
}[Kind];
