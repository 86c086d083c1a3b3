import { CHECK_ENTRY_ADVICE, QUANTITIES, twoResultsWords } from '@vitalane/clinical';
import type { DimensionCode } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import { resultInUse, shownResult } from '../../health-facts/labs.ts';
import type { LevelledFinding, Part } from '../../health-facts/parts.ts';

/**
 * Returns a question about different results of one day: both are shown, in the order of entry, and the worse
 * one is used.
 */
export function twoResultsPart(facts: HealthFacts, codes: readonly DimensionCode[]): Part {
  const findings = codes.flatMap((code): LevelledFinding[] => {
    const found = resultInUse(facts, code);
    if (!found?.question) return [];
    const [used, ...others] = [found, ...found.others].map(
      ({ result }) => shownResult(facts.units, code, result).text,
    );
    return used === undefined
      ? []
      : [
          {
            label: QUANTITIES[code].label,
            text: twoResultsWords(used, others),
            status: 'act',
            action: CHECK_ENTRY_ADVICE,
          },
        ];
  });
  return { findings };
}
