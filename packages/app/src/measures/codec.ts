import { isSymptom, isVitalSign, type MeasureKind, measureRow } from '@vitalane/clinical';
import { type DiaryRequest, mapParts, type Reading, type Stored, type StoredReading } from './reading.ts';

/** Names of the numbers in requests and responses, by part, where they are not those of the parts. */
const wireNames: Readonly<Partial<Record<MeasureKind, Readonly<Record<string, string>>>>> = {
  bloodPressure: { systolic: 'valueFrom', diastolic: 'valueTo' },
  sugar: { value: 'valueFrom' },
  weight: { value: 'valueFrom' },
  exercise: { value: 'valueFrom' },
  height: { value: 'height' },
};

const wireName = (kind: MeasureKind, part: string) => wireNames[kind]?.[part] ?? part;

/** Returns the part of a kind, or the field of its form, with a name of the API. */
export function fieldNamed(kind: MeasureKind, name: string): string {
  const { parts, choice } = measureRow(kind);
  if (name === choice) return 'choice';
  return Object.keys(parts).find((part) => wireName(kind, part) === name) ?? name;
}

/**
 * Returns the request that adds a reading, or restores a deleted one, in the reading's time zone. `changes` is the uuid
 * of the entry that it changes instead.
 */
export function toRequest<Kind extends MeasureKind>(
  { kind, values, choice, note, symptoms = [], date, time, timeZone }: Reading<Kind>,
  changes?: string,
): DiaryRequest<Kind> {
  const { choice: choiceName } = measureRow(kind);
  const numbers = Object.entries<number>(values).map(([part, value]) => [wireName(kind, part), value]);
  const body = {
    ...(isVitalSign(kind) && { kind }),
    ...Object.fromEntries(numbers),
    date,
    time,
    timeZone,
    ...(choiceName && choice !== null && { [choiceName]: choice }),
    ...(note && { note }),
    ...(symptoms.length > 0 && { symptoms: [...symptoms] }),
  };
  // The compiler cannot relate kind and body.
  return { kind, body, ...(changes !== undefined && { changes }) } as DiaryRequest<Kind>;
}

/** Reads a reading from the outbox. */
export function fromRequest<Kind extends MeasureKind>({ kind, body }: DiaryRequest<Kind>): Reading<Kind> {
  return fromBody(kind, body);
}

/** Reads a stored reading. */
export function fromWire<Kind extends MeasureKind>(kind: Kind, stored: Stored<Kind>): StoredReading<Kind> {
  const { uuid, measuredAt } = stored;
  return {
    ...fromBody(kind, stored),
    uuid,
    measuredAt,
    ...('earlier' in stored && { earlier: stored.earlier }),
  };
}

/** Reads the body of a request or response. Entries in the outbox may lack date, time and zone. */
export function fromBody<Kind extends MeasureKind>(kind: Kind, body: object): Reading<Kind> {
  const { choice: choiceName, usualChoice = null } = measureRow(kind);
  const { date = '', time = '', timeZone = '', note, symptoms, ...fields } = body as Body;
  return {
    kind,
    values: mapParts(kind, (part) => Number(fields[wireName(kind, part)])),
    choice: choiceName ? (fields[choiceName] ?? usualChoice) : null,
    date,
    time,
    timeZone,
    ...(note && { note }),
    ...(symptoms && { symptoms: symptoms.filter(isSymptom) }),
  } as Reading<Kind>;
}

/** What every body of a request or response has, beside its numbers. */
type Body = Readonly<Record<string, unknown>> & {
  date?: string;
  time?: string;
  timeZone?: string;
  note?: string;
  symptoms?: readonly string[];
};
