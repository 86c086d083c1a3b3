import type { ReadValue } from '@vitalane/contract';

/** The two readings of a page say different things, or only one says anything: look at the paper. */
const differentPercent = 40;
const onlyOncePercent = 70;

/**
 * Brings two readings of one report together. A reader that loses a decimal point is as sure of itself as ever, but it
 * rarely loses the same one twice at another size.
 */
export function agree(one: readonly ReadValue[], other: readonly ReadValue[]): ReadValue[] {
  const codes = new Set([...one, ...other].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const [first, second] = [one, other].map((values) => values.find((value) => value.code === code));
    const surest = [first, second]
      .filter((value) => value !== undefined)
      .toSorted((a, b) => b.confidencePercent - a.confidencePercent)[0];
    return surest
      ? [{ ...surest, confidencePercent: Math.min(surest.confidencePercent, most(first, second)) }]
      : [];
  });
}

function most(first: ReadValue | undefined, second: ReadValue | undefined): number {
  if (!(first && second)) return onlyOncePercent;
  return first.value === second.value && first.unit === second.unit ? 100 : differentPercent;
}
