import * as z from 'zod/mini';
import { endChecks, targetEnd, toEnds } from '../target.schema.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import type { GoalDecision } from './PatientRecord.types.ts';

const reason = z.string().check(z.trim(), z.minLength(3, patientRecordCopy.goals.whyMissing));

/** Schema of a goal: one or both limits, and a reason. */
export const goalSchema = z.pipe(
  z.object({ low: targetEnd, high: targetEnd, reason }).check(...endChecks),
  z.transform((typed): GoalDecision => ({ ...toEnds(typed), reason: typed.reason })),
);

/** Schema of a withdrawal: the reason. */
export const withdrawalSchema = z.pipe(
  z.object({ reason }),
  z.transform((typed): GoalDecision => ({ low: null, high: null, reason: typed.reason })),
);
