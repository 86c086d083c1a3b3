/** Units that are counted; measures such as mL and mg have no plural. */
const plurals: Readonly<Record<string, string>> = { patch: 'patches', suppository: 'suppositories' };
const measures = ['mL', 'mg', 'g'];

/** Returns the text of an amount, such as "1 tablet", "30 capsules" or "2.5 mL". */
export function amountText(amount: number, unit: string): string {
  const several = measures.includes(unit) ? unit : (plurals[unit] ?? `${unit}s`);
  return `${amount} ${amount === 1 ? unit : several}`;
}
