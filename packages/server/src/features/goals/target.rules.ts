import {
  checkOwnTarget,
  type Limits,
  limitsIn,
  type OwnTargetOffer,
  type OwnTargetReason,
  ownTargetRange,
  type PersonalGoal,
  TARGET_LIMITS,
  TARGET_REFUSALS,
  type TargetSetter,
  targetSetter,
  unitText,
} from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';
import { healthTargetKinds, type TargetKind } from '../../lists/measures.ts';
import { type OwnUnits, unitIn } from '../../own-units/ownUnits.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { goalInputOf, goalsFor } from './goals.ts';

type Setter = TargetChange['setBy'];

/** Requested range of a target, and who sets it. */
type TargetChange = Pick<HealthTargetChange, 'low' | 'high'> & { setBy: 'patient' | 'doctor' };

/** Returns the name and unit of a measure. Throws `not_found`. */
export function targetKindOf(code: HealthTarget['code']): TargetKind {
  const kind = healthTargetKinds.find((one) => one.code === code);
  if (!kind) throw new ApiError('not_found');
  return kind;
}

/** Throws `invalid` for a target that the setter may not set, or whose bounds are in the wrong order. */
export function checkTarget(facts: HealthFacts, kind: TargetKind, { low, high, setBy }: TargetChange): void {
  const problems = [
    ...(low === null ? [] : problemsOf('low', { facts, kind, wanted: low, setBy })),
    ...(high === null ? [] : problemsOf('high', { facts, kind, wanted: high, setBy })),
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
  { facts, kind, wanted, setBy }: { facts: HealthFacts; kind: TargetKind; wanted: number; setBy: Setter },
): FieldProblem[] {
  const { code: measure } = kind;
  const hasDoctorGoal = goalsFor(facts).goals[measure].setBy === 'doctor';
  const person = targetSetter(goalInputOf(facts), measure, hasDoctorGoal);
  const { reason } = checkOwnTarget({ measure, wanted, setBy }, person);
  if (reason === 'ok') return [];
  const range = rangeOf(measure, setBy, person);
  const choice = range ? ` ${rangeWords(measure, range, facts.units)}` : '';
  return [{ name, message: `${refusalOf(reason)}${choice}` }];
}

/** Returns the range that the setter may choose from; `null` when they may not choose. */
function rangeOf(measure: TargetKind['code'], setBy: Setter, person: TargetSetter) {
  if (setBy === 'doctor') return TARGET_LIMITS[measure];
  return person.hasDoctorGoal ? null : ownTargetRange(measure, person);
}

/** Returns the range as words in the reader's unit. */
function rangeWords(measure: TargetKind['code'], range: Limits, units: OwnUnits): string {
  const unit = unitIn(units, measure);
  const { min, max } = limitsIn(measure, range, unit);
  return `You can choose a value from ${min} to ${max} ${unitText(unit)}.`;
}

function refusalOf(reason: Exclude<OwnTargetReason, 'ok'>): string {
  return TARGET_REFUSALS[reason];
}

/**
 * Returns a goal in the contract's target format. `setAt`: when it was set; `offer`: the range that the patient
 * may choose from.
 */
export function toTarget(
  { uuid, code, label, unit }: TargetKind,
  { low, high, homeHigh, setBy, words, doctorReason, announcement, source }: PersonalGoal,
  { setAt, offer }: { setAt: Date | null; offer: OwnTargetOffer },
): HealthTarget {
  const hasNumber = low !== null || high !== null;
  const basis = [
    announcement,
    words,
    doctorReason && `Reason: ${doctorReason}`,
    hasNumber && setBy === 'usual' ? `Source: ${source}` : null,
  ];
  return {
    uuid,
    code,
    label,
    unit,
    low,
    high,
    homeHigh,
    source: setBy === 'usual' ? 'default' : 'custom',
    setBy,
    basis: basis.filter((text) => text).join(' '),
    choice: offer.range && { min: offer.range.min, max: offer.range.max },
    refusal: offer.refusal,
    setAt: setBy === 'usual' || setAt === null ? null : setAt.toISOString(),
  };
}
