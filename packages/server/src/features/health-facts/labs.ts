import {
  byWorstValue,
  chooseResult,
  type EnteredResult,
  type QuantityCode,
  type ShownResult,
  showResult,
} from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import { type OwnUnits, unitIn } from '../../own-units/ownUnits.ts';
import type { HealthFacts, LabResult, LabTest } from './facts.ts';

/** A laboratory result with its sample. */
interface SampledResult {
  result: LabResult;
  test: LabTest;
}

/** The result in use, and different results of the same day. */
export interface ResultInUse extends SampledResult {
  /** In the order of entry; empty without differences. */
  others: readonly SampledResult[];
  question: 'two_results' | null;
}

/** Returns the result in use of a dimension: that of the newest sample day, regardless of the order of entry. */
export function resultInUse({ labTests }: HealthFacts, code: DimensionCode): ResultInUse | null {
  const byWorst = byWorstValue(code);
  const samples = labTests.flatMap((test) => {
    const result = test.results[code];
    return result ? [{ on: test.date, result, test }] : [];
  });
  const chosen = chooseResult(samples, (a, b) => byWorst(a.result, b.result));
  if (!chosen) return null;
  const { inUse, sameDay, question } = chosen;
  return { ...inUse, others: question ? sameDay.toReversed() : [], question };
}

/**
 * Returns the newest sample with all requested results. Of one day it is the worse one, by the first of the
 * codes.
 */
export function newestTest(
  { labTests }: HealthFacts,
  codes: readonly DimensionCode[],
  isEnough: (test: LabTest) => boolean = ({ results }) => codes.some((code) => results[code]),
): LabTest | null {
  const samples = labTests.filter(isEnough).map((test) => ({ on: test.date, test }));
  const chosen = chooseResult(samples, (a, b) => {
    const orders = codes.map((code) => {
      const [first, second] = [a.test.results[code], b.test.results[code]];
      return first && second ? byWorstValue(code)(first, second) : 0;
    });
    return orders.find((order) => order !== 0) ?? 0;
  });
  return chosen?.inUse.test ?? null;
}

/** Returns a result as input of the clinical functions. */
export function enteredResult(code: QuantityCode, { entered, comparator }: LabResult): EnteredResult {
  return { code, ...entered, comparator };
}

/** Returns a result in the patient's unit, with its comparator: "<15 mL/min/1.73 m²". */
export function shownResult(units: OwnUnits, code: QuantityCode, result: LabResult): ShownResult {
  return showResult(enteredResult(code, result), unitIn(units, code));
}
