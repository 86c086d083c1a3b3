import type { BloodPressure, NewBloodPressure } from '@vitalane/contract';
import type { DiaryKind, PendingEntry, TypedEntry } from '@vitalane/ui/screens/Diary';
import type { OwnUnits } from '../../api/units.ts';
import type { DiaryRequest } from '../../offline/diaryRequest.ts';
import type { KeptEntry } from '../../offline/kept.ts';
import { refusalText } from '../../offline/refusalText.ts';
import type { NewMeasureBody, StoredMeasure } from './measures.api.ts';
import { toMeasure, toMeasureEntry } from './measures.ts';

const labels: Readonly<Record<DiaryKind, string>> = {
  bloodPressure: 'Blood pressure',
  sugar: 'Blood sugar',
  weight: 'Weight',
  exercise: 'Exercise',
  height: 'Height',
};

const whenOf = ({ body }: DiaryRequest) => ({ date: body.date ?? '', time: body.time ?? '' });

/** An entry as the server would give it back, to show it before the server has it. */
export function asStored(request: NewMeasureBody, uuid: string): StoredMeasure {
  const { date, time } = whenOf(request);
  const moment = { uuid, date, time, timeZone: request.body.timeZone ?? '', measuredAt: `${date}T${time}Z` };
  switch (request.kind) {
    case 'sugar':
      return { ...moment, valueFrom: request.body.valueFrom, context: request.body.context ?? null };
    case 'weight':
      return { ...moment, valueFrom: request.body.valueFrom };
    case 'exercise':
      return {
        ...moment,
        valueFrom: request.body.valueFrom,
        intensity: request.body.intensity ?? 'moderate',
      };
    case 'height':
      return { ...moment, height: request.body.height };
    default:
      return request satisfies never;
  }
}

/** The same for a blood pressure. */
export function pressureAsStored({
  valueFrom,
  valueTo,
  date,
  time,
  timeZone = '',
}: NewBloodPressure): BloodPressure {
  return { uuid: 'saved', valueFrom, valueTo, date, time, timeZone, measuredAt: `${date}T${time}Z` };
}

function figureOf(request: DiaryRequest, units: OwnUnits): string {
  if (request.kind === 'bloodPressure') return `${request.body.valueFrom}/${request.body.valueTo} mmHg`;
  const { unit } = toMeasure(request.kind, { units, targets: [] });
  return `${toMeasureEntry(asStored(request, ''), request.kind, units).text} ${unit}`;
}

/** An entry that is not yet in the diary, as it is shown. */
export function toPending({ id, request, sentAt, refusal }: KeptEntry, units: OwnUnits): PendingEntry {
  const blamed = Object.values(refusal?.fields ?? {});
  const refusals = refusal && blamed.length === 0 ? [refusalText(refusal)] : blamed;
  const text = `${labels[request.kind]} ${figureOf(request, units)}`;
  return { id, text, ...whenOf(request), refusals, canDiscard: refusal !== null || sentAt === null };
}

/** What stood in the form when the entry was handed over, in the person's units. */
export function toTyped({ id, request }: Pick<KeptEntry, 'id' | 'request'>, units: OwnUnits): TypedEntry {
  const when = whenOf(request);
  if (request.kind === 'bloodPressure') {
    const { valueFrom, valueTo } = request.body;
    return { id, values: { valueFrom: String(valueFrom), valueTo: String(valueTo), ...when } };
  }
  const { text } = toMeasureEntry(asStored(request, id), request.kind, units);
  return { id, values: { value: text, choice: choiceOf(request), ...when } };
}

function choiceOf({ body }: NewMeasureBody): string {
  if ('context' in body) return body.context ?? '';
  return 'intensity' in body ? (body.intensity ?? '') : '';
}
