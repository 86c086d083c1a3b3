/** Irregular plurals of countable units. Measures such as mL and mg have no plural. */
const plurals: Readonly<Record<string, string>> = { patch: 'patches', suppository: 'suppositories' };
const measures = ['mL', 'mg', 'g'];

/** Returns the plural of a unit: “tablets”, “mL”. */
export function severalOf(unit: string): string {
  return measures.includes(unit) ? unit : (plurals[unit] ?? `${unit}s`);
}

/** Returns an amount of a medicine as text: “1 tablet”, “2.5 mL”. */
export function amountText(amount: number, unit: string): string {
  return `${amount} ${amount === 1 ? unit : severalOf(unit)}`;
}
