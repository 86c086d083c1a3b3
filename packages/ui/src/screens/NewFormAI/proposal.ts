import type { ConfirmedResult, ProposedResult, Verdict } from './NewFormAIScreen.types.ts';

/** Returns whether a result is selected by default. */
export function isSure({ doubts }: ProposedResult): boolean {
  return doubts.length === 0;
}

/** Returns the default decision on each result. */
export function firstVerdicts(results: readonly ProposedResult[]): Readonly<Record<string, Verdict>> {
  return Object.fromEntries(
    results.map((result) => [
      result.code,
      { isRight: isSure(result), code: result.code, value: valueText(result), unit: result.unit },
    ]),
  );
}

/** Returns a value as typed in the form, with its sign: “<0.5”. */
function valueText({ comparator, value }: ProposedResult): string {
  return `${comparator ?? ''}${value}`;
}

/** Returns the selected results in the format of the form. */
export function confirmed(
  results: readonly ProposedResult[],
  verdicts: Readonly<Record<string, Verdict>>,
): ConfirmedResult[] {
  return results.flatMap(({ code, referenceLow, referenceHigh }) => {
    const verdict = verdicts[code];
    if (!verdict?.isRight) return [];
    const text = (end: number | null) => (end === null ? '' : String(end));
    return [
      {
        code: verdict.code,
        value: verdict.value,
        unit: verdict.unit,
        low: text(referenceLow),
        high: text(referenceHigh),
      },
    ];
  });
}
