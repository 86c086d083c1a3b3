import {
  checkOwnTarget,
  type OwnTargetReason,
  ownTargetRange,
  type PersonalGoal,
  TARGET_REFUSALS,
  targetSetter,
} from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors.ts';
import type { TargetKind } from '../../lists/measures.ts';
import { goalInputOf } from '../goals/goals.ts';
import type { HealthFacts } from '../reports/facts.ts';

type Ends = Pick<HealthTargetChange, 'low' | 'high'>;

/** Refuses a target that a patient may not set, or whose ends are the wrong way round. Throws `invalid`. */
export function checkTarget(facts: HealthFacts, kind: TargetKind, { low, high }: Ends): void {
  const problems = [
    ...(low === null ? [] : problemsOf('low', { facts, kind, wanted: low })),
    ...(high === null ? [] : problemsOf('high', { facts, kind, wanted: high })),
  ];
  if (low === null && high === null)
    problems.push({ name: 'high', message: 'Enter at least one of the two.' });
  if (low !== null && high !== null && low >= high) {
    problems.push({ name: 'low', message: 'The lower end must be below the upper end.' });
  }
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
}

function problemsOf(
  name: 'low' | 'high',
  { facts, kind, wanted }: { facts: HealthFacts; kind: TargetKind; wanted: number },
): FieldProblem[] {
  const { code: measure, unit } = kind;
  const person = targetSetter(goalInputOf(facts), measure, false);
  const { reason } = checkOwnTarget({ measure, wanted, setBy: 'patient' }, person);
  if (reason === 'ok') return [];
  const range = ownTargetRange(measure, person);
  const choice = range ? ` You can choose a value from ${range.min} to ${range.max} ${unit}.` : '';
  return [{ name, message: `${refusalOf(reason)}${choice}` }];
}

function refusalOf(reason: Exclude<OwnTargetReason, 'ok'>): string {
  return TARGET_REFUSALS[reason];
}

/** Returns a goal as the contract has a target. */
export function toTarget(
  { uuid, code, label, unit }: TargetKind,
  { low, high, homeHigh, setBy, words, announcement, source }: PersonalGoal,
  setAt: Date | null,
): HealthTarget {
  const hasNumber = low !== null || high !== null;
  const basis = [announcement, words, hasNumber && setBy === 'usual' ? `Source: ${source}` : null];
  return {
    uuid,
    code,
    label,
    unit,
    low,
    high,
    homeHigh,
    source: setBy === 'usual' ? 'default' : 'custom',
    basis: basis.filter((text) => text !== null).join(' '),
    setAt: setBy === 'usual' || setAt === null ? null : setAt.toISOString(),
  };
}
