import { type ConsultationRow, endOf } from '../../authorisation/openPlaces.queries.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import { readAddenda } from './addenda.ts';
import { readConsent } from './consent.ts';
import type { ConsultationUpdate } from './consultation.queries.ts';
import { hasCome } from './noShow.rules.ts';

/** A doctor's change of a consultation; absent members stay unchanged. */
export interface ConsultationChange {
  note?: string;
  plan?: string;
  identityConfirmed?: boolean;
  noShow?: boolean;
  /** Only true: the patient agreed in the call to be seen by video. */
  hasConsented?: true;
  /** Only true: a finished note stays finished. */
  isFinished?: true;
  /** Addition to a finished note. */
  addendum?: string;
}

/** Circumstances of a change. */
export interface ChangeContext {
  now: Date;
  mayMarkNoShow: boolean;
  /** Version of note and plan that the change is based on; `null` when the caller names none. */
  baseVersion: number | null;
}

/**
 * Returns the columns that a change of a consultation sets. Throws:
 * - `note_finished` for changed text in a finished note,
 * - `note_changed` for changed text that is based on an older version,
 * - `in_consultation` for finishing during the call,
 * - `note_unfinished` for an addendum to a draft,
 * - `patient_came` for a no-show after the patient was in the call,
 * - `patient_may_come` for a no-show that is too early.
 */
export function updateOf(
  row: ConsultationRow,
  change: ConsultationChange,
  { now, mayMarkNoShow, baseVersion }: ChangeContext,
): ConsultationUpdate {
  return {
    ...wordsOf(row, change, { now, baseVersion }),
    ...addendaOf(row, change, now),
    ...identityOf(row, change, now),
    ...consentOf(row, change, now),
    ...noShowOf(row, change, { now, mayMarkNoShow }),
  };
}

function wordsOf(
  row: ConsultationRow,
  { note = row.note ?? undefined, plan = row.plan ?? undefined, isFinished }: ConsultationChange,
  { now, baseVersion }: Pick<ChangeContext, 'now' | 'baseVersion'>,
): ConsultationUpdate {
  const isChanged = (note ?? '') !== (row.note ?? '') || (plan ?? '') !== (row.plan ?? '');
  if (row.finishedAt) {
    // The same text is a repeated request.
    if (isChanged) throw new ApiError('note_finished');
    return {};
  }
  if (isChanged && baseVersion !== null && baseVersion !== row.noteVersion)
    throw new ApiError('note_changed');
  if (isFinished && row.status !== 'ended') throw new ApiError('in_consultation');
  return {
    note: note ?? null,
    plan: plan ?? null,
    ...(isChanged && { noteVersion: row.noteVersion + 1 }),
    ...(isFinished && { finishedAt: now }),
  };
}

function addendaOf(row: ConsultationRow, { addendum }: ConsultationChange, now: Date): ConsultationUpdate {
  if (addendum === undefined) return {};
  if (!row.finishedAt) throw new ApiError('note_unfinished');
  const text = addendum.trim();
  if (text === '') throw invalidField('addendum', 'This is needed.');
  const addenda = readAddenda(row.addenda);
  // The same text is a repeated request.
  if (addenda.at(-1)?.text === text) return {};
  return { addenda: [...addenda, { text, writtenAt: now.toISOString() }] };
}

function identityOf(
  row: ConsultationRow,
  { identityConfirmed }: ConsultationChange,
  now: Date,
): ConsultationUpdate {
  if (identityConfirmed === undefined || identityConfirmed === row.identityConfirmed) return {};
  return { identityConfirmed, identityConfirmedAt: identityConfirmed ? now : null };
}

function consentOf(
  row: ConsultationRow,
  { hasConsented }: ConsultationChange,
  now: Date,
): ConsultationUpdate {
  if (!hasConsented || readConsent(row.consent)) return {};
  return { consent: { text: null, givenAt: now.toISOString() } };
}

function noShowOf(
  row: ConsultationRow,
  { noShow }: ConsultationChange,
  { now, mayMarkNoShow }: Pick<ChangeContext, 'now' | 'mayMarkNoShow'>,
): ConsultationUpdate {
  if (noShow === undefined || noShow === row.noShow) return {};
  if (!noShow) return { noShow };
  if (hasCome(row)) throw new ApiError('patient_came');
  if (!mayMarkNoShow) throw new ApiError('patient_may_come');
  return { noShow, ...(row.status === 'in_call' && endOf(now)) };
}
