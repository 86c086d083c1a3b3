const AMOUNT = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** Returns the number of a form text, or `null`. */
export function toAmount(text: string): number | null {
  const trimmed = text.trim();
  return AMOUNT.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** Returns the form text of a stock; empty when it is unknown. */
export const amountText = (amount: number | null | undefined) => (amount == null ? '' : String(amount));

/** Returns the form text of a dose, which is never 0. */
export const doseText = (dose: number | null) => (dose ? String(dose) : '');
