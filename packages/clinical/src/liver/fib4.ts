import { type BandTable, band } from '../bands.ts';
import { evaluate, type Input } from '../evaluate.ts';
import { adultAge, quantities } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';

const FIELDS = { ageYears: adultAge, ...quantities('astUL', 'altUL', 'plateletsE9L') };
const VALIDATED_FROM_YEARS = 35;
const OLDER_FROM_YEARS = 65;

/** Likelihood of advanced liver scarring; `not_validated` below 35 years. */
export type Fib4Category = 'low' | 'indeterminate' | 'high' | 'not_validated';

function categories(lowBelow: number): BandTable<Fib4Category> {
  return {
    steps: [
      ['<', lowBelow, 'low'],
      ['<=', 2.67, 'indeterminate'],
    ],
    otherwise: 'high',
  };
}

const UNDER_65 = categories(1.3);
const FROM_65 = categories(2);

/** FIB-4 score, unrounded; it is banded to 2 decimals. */
export interface Fib4 {
  fib4: number;
  category: Fib4Category;
}

/**
 * Calculates the liver fibrosis score: age × AST ÷ (platelets × √ALT), enzymes in U/L and platelets in 10⁹/L of one
 * blood test. Not meaningful during acute hepatitis. Errors: `missing`, `implausible`, `not_applicable` under 18.
 * Source: Sterling, Hepatology 2006;43:1317; age cut-offs McPherson, Am J Gastroenterol 2017;112:740.
 */
export function fib4(input: Input<typeof FIELDS>): Result<Fib4> {
  return evaluate(FIELDS, input, ({ ageYears, astUL, altUL, plateletsE9L }) => {
    const score = (ageYears * astUL) / (plateletsE9L * Math.sqrt(altUL));
    if (ageYears < VALIDATED_FROM_YEARS) return ok({ fib4: score, category: 'not_validated' });
    return ok({
      fib4: score,
      category: band(round(score, 2), ageYears < OLDER_FROM_YEARS ? UNDER_65 : FROM_65),
    });
  });
}
