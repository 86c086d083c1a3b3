import type { BloodPressure } from '@vitalane/contract';
import type { DiaryRequest } from '../../offline/diaryRequest.ts';
import type { DeletableKind } from './api.ts';
import type { NewMeasureBody, StoredMeasure } from './measures.api.ts';

/** A deleted blood pressure as it is added again: the same figures, at the same time in the same zone. */
export function pressureAgain(stored: BloodPressure): Extract<DiaryRequest, { kind: 'bloodPressure' }> {
  const { valueFrom, valueTo, date, time, timeZone } = stored;
  return { kind: 'bloodPressure', body: { valueFrom, valueTo, date, time, timeZone } };
}

/** The same for a measure. What else was said of it tells its kind. */
export function measureAgain(stored: StoredMeasure): NewMeasureBody {
  const { date, time, timeZone } = stored;
  const moment = { date, time, timeZone };
  if ('height' in stored) return { kind: 'height', body: { height: stored.height, ...moment } };
  const { valueFrom } = stored;
  if ('context' in stored) {
    const said = stored.context && { context: stored.context };
    return { kind: 'sugar', body: { valueFrom, ...moment, ...said } };
  }
  if ('intensity' in stored)
    return { kind: 'exercise', body: { valueFrom, ...moment, intensity: stored.intensity } };
  return { kind: 'weight', body: { valueFrom, ...moment } };
}

/** A request of a kind whose entries can be deleted. */
export type DeletableRequest = DiaryRequest & { kind: DeletableKind };

/** Heights stay: there is no call that deletes one. */
export function isDeletable(request: DiaryRequest): request is DeletableRequest {
  return request.kind !== 'height';
}
