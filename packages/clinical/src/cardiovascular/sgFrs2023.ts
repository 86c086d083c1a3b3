import { band } from '../bands.ts';
import { evaluate, type Input, type Values } from '../evaluate.ts';
import { choice, each, excludingFlag, flag, quantities, quantity, sex, validatedWithin } from '../fields.ts';
import { ok, type Result } from '../result.ts';
import { round } from '../round.ts';
import { SG_FRS_CATEGORIES, type SgFrsCategory } from './bands.ts';
import {
  AGE_POINTS,
  DECADE,
  HDL_POINTS,
  RISK_COLUMNS,
  SBP_POINTS,
  SG_FRS_ETHNICITIES,
  SMOKER_POINTS,
  TC_POINTS,
} from './sgFrs2023.tables.ts';

const FIELDS = {
  sex,
  ageYears: validatedWithin(quantity('ageYears'), 20, 79),
  ethnicity: choice(SG_FRS_ETHNICITIES),
  ...quantities('tcMmolL', 'hdlMmolL', 'sbpMmHg'),
  ...each(flag, 'onBpMedication', 'isSmoker'),
  ...each(excludingFlag, 'hasAscvd', 'hasDiabetes', 'hasCkd', 'hasFh'),
};

type Person = Values<typeof FIELDS>;

/** Points, 10-year coronary artery disease risk as printed and as a number, and its category. */
export interface SgFrsRisk {
  points: number;
  /** As the table prints it: "<1", a whole percentage, or ">=" the last value for more points than the table has. */
  riskText: string;
  /** The same as a number; "<1" is 0. */
  riskPercent: number;
  category: SgFrsCategory;
}

function pointsOf(person: Person): number {
  const decade = band(person.ageYears, DECADE);
  const treatment = person.onBpMedication ? 'treated' : 'untreated';
  return (
    band(person.ageYears, AGE_POINTS)[person.sex] +
    band(round(person.tcMmolL, 1), TC_POINTS)[person.sex][decade] +
    (person.isSmoker ? SMOKER_POINTS[person.sex][decade] : 0) +
    band(round(person.hdlMmolL, 1), HDL_POINTS) +
    band(round(person.sbpMmHg, 0), SBP_POINTS)[treatment][person.sex]
  );
}

function riskTextOf(points: number, person: Person): string {
  const { from, risk } = RISK_COLUMNS[person.sex];
  const column = risk[person.ethnicity];
  const printed = column[points - from];
  if (printed !== undefined) return printed;
  return points < from ? '<1' : `>=${column.at(-1)}`;
}

/**
 * Calculates SG-FRS-2023, the default risk model: 10-year risk of coronary artery disease in percent. Inputs: lipids
 * in mmol/L (to 1 decimal), systolic pressure in mmHg (to a whole number). Errors: `missing` (an unknown flag
 * counts), `implausible` (also TC not above HDL), `not_applicable` with the conditions that apply (use
 * `cvRiskCategory`) or an unknown ethnic group. `out_of_range` outside 20–79 years. It overestimates in some groups:
 * word it cautiously. Source: SG-FRS-2023, MOH Singapore; ACE Clinical Guidance on lipid management, December 2023.
 */
export function sgFrs2023(input: Input<typeof FIELDS>): Result<SgFrsRisk> {
  return evaluate(FIELDS, input, (person) => {
    const points = pointsOf(person);
    const riskText = riskTextOf(points, person);
    const riskPercent = riskText === '<1' ? 0 : Number(riskText.replace('>=', ''));
    return ok({ points, riskText, riskPercent, category: band(riskPercent, SG_FRS_CATEGORIES) });
  });
}
