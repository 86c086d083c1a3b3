/** Returns a price as text: “$7.50”. The currency is an ISO 4217 code. */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-SG', { style: 'currency', currency }).format(cents / 100);
}
