import {
  type DerivedValue,
  derivedLipid,
  type EnteredResult,
  type Panel,
  type PanelLipid,
} from '@vitalane/clinical';
import type { HealthFacts, LabTest } from '../health-facts/facts.ts';
import { enteredResult, newestTest, resultInUse } from '../health-facts/labs.ts';

const lipids: readonly PanelLipid[] = ['tc', 'hdl', 'tg', 'ldl'];

/** Returns the lipids of one laboratory report, as results of one sample. */
export function panelOf({ id, results }: LabTest): Panel {
  const known = lipids.flatMap((code) => {
    const result = results[code];
    return result ? [[code, { v: result.value, sample: id, comparator: result.comparator }] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The LDL to use, printed or estimated. */
export interface LdlInUse {
  ldl: EnteredResult;
  date: string;
  isEstimated: boolean;
  /** Whether the estimate cannot show that a goal is met. */
  isUncertain: boolean;
}

/**
 * Returns the LDL to use: the newest, and on one day the printed one. `refused` is the reason why a newer
 * sample has none; then the newest printed one is used, with its date.
 */
export function ldlInUse(facts: HealthFacts): { inUse: LdlInUse | null; refused: DerivedValue | null } {
  const printed = resultInUse(facts, 'ldl');
  const inUse = printed && {
    ldl: enteredResult('ldl', printed.result),
    date: printed.test.date,
    isEstimated: false,
    isUncertain: false,
  };
  const sample = newestTest(facts, ['tc'], ({ results }) => Boolean(results.tc && results.hdl && results.tg));
  if (!sample || (printed && printed.test.date >= sample.date)) return { inUse, refused: null };
  const estimate = derivedLipid('ldl_estimate', panelOf(sample));
  if (estimate.status !== 'ok') return { inUse, refused: estimate };
  const ldl: EnteredResult = { code: 'ldl', value: estimate.result, unit: 'mmol/L' };
  const estimated = { ldl, date: sample.date, isEstimated: true, isUncertain: estimate.uncertain };
  return { inUse: estimated, refused: null };
}

/** Returns the non-HDL cholesterol in mmol/L of the newest sample with both components; `null` without one. */
export function nonHdlOf(facts: HealthFacts): number | null {
  const sample = newestTest(facts, ['tc'], ({ results }) => Boolean(results.tc && results.hdl));
  const derived = sample && derivedLipid('non_hdl', panelOf(sample));
  return derived?.status === 'ok' ? derived.result : null;
}
