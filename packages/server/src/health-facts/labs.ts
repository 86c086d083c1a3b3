import {
  byWorstValue,
  chooseResult,
  type EnteredResult,
  type ShownResult,
  showResult,
  unitText,
} from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import type { HealthFacts, LabResult, LabTest } from './facts.ts';
import { isQuantity, type QuantityCode, unitIn } from './quantities.ts';

/** A laboratory result of one sample. */
interface SampledResult {
  result: LabResult;
  test: LabTest;
}

/** The result that counts, and those of the same day that differ from it. */
export interface ResultInUse extends SampledResult {
  /** In the order of entry; empty without a question. */
  others: readonly SampledResult[];
  question: 'two_results' | null;
}

/** Returns the result of a dimension that counts: by its sample day, whatever was entered last. */
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

/** Returns the newest sample that holds what is asked for. Of one day the worse one, by the first of the codes that it has. */
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

/** Returns a result as the clinical functions take one that was entered. */
export function enteredResult(code: QuantityCode, { entered, comparator }: LabResult): EnteredResult {
  return { code, ...entered, comparator };
}

/** Returns a result in the person's own unit, with its sign: "<15 mL/min/1.73 m²". */
export function shownResult(units: HealthFacts['units'], code: QuantityCode, result: LabResult): ShownResult {
  return showResult(enteredResult(code, result), unitIn(units, code));
}

/** Returns a result of any dimension in words: in the person's own unit where there is a choice, else as it was entered. */
export function resultText(units: HealthFacts['units'], code: DimensionCode, result: LabResult): string {
  const { entered, comparator } = result;
  return isQuantity(code)
    ? shownResult(units, code, result).text
    : `${comparator ?? ''}${entered.value} ${unitText(entered.unit)}`;
}
