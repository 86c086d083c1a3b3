import { completedYears } from '@vitalane/time';
import { isIsoDate } from '../dates.ts';
import { EMERGENCY_WORDS } from '../emergency/words.ts';
import { ADULT_FROM_YEARS as ADULT_YEARS } from '../fields.ts';
import { AFTER_BIRTH_DAYS } from '../record/pregnancy.ts';

/** Reason why a part of the product is withheld from a person. */
export type WithholdReason =
  | 'pregnancy'
  | 'after_birth'
  | 'under_18'
  | 'under_1'
  | 'outside_validated_age'
  | 'from_80';
/** Decision on a part; `check_date`: the date of birth cannot be right. */
export type PartDecision = 'allow' | 'withhold' | 'refuse' | 'check_date';

interface PartRule {
  readonly fromYears: number;
  readonly belowYears?: number;
  /** Whether it is also shown in pregnancy. */
  readonly inPregnancy: boolean;
  /** `false` when it is also withheld in the 42 days after a birth. */
  readonly afterBirth?: boolean;
  readonly underAge?: PartDecision;
}

const ONE_YEAR = 1;
const OLDER_YEARS = 80;
/** Maximum plausible age in years. */
export const MAX_AGE_YEARS = 110;

const FOR_ADULTS = { fromYears: ADULT_YEARS, inPregnancy: false };
const FOR_ALL_ADULTS = { fromYears: ADULT_YEARS, inPregnancy: true };
const FROM_ONE = { fromYears: ONE_YEAR, inPregnancy: true };
const FOR_ALL = { fromYears: 0, inPregnancy: true };

/**
 * Table of the parts that are withheld from some people. Entered values, sources and allergies are for everybody and
 * are not parts. Sources: ages of SG-FRS-2023 and FIB-4 as published.
 *
 * @signOff [D] What is withheld under 18, from 80 (no score, no goal to lose weight) and in pregnancy.
 */
export const PARTS = {
  sign_up: { ...FOR_ALL_ADULTS, underAge: 'refuse' },
  bmi_band: FOR_ADULTS,
  waist_band: FOR_ADULTS,
  bp_band: { ...FOR_ADULTS, afterBirth: false },
  bp_goal: { ...FOR_ADULTS, afterBirth: false },
  lipid_band: FOR_ADULTS,
  glucose_band: FOR_ADULTS,
  hba1c_band: FOR_ADULTS,
  liver_band: FOR_ADULTS,
  egfr: FOR_ADULTS,
  sg_frs_score: { fromYears: 20, belowYears: OLDER_YEARS, inPregnancy: false },
  fib4_band: { fromYears: 35, inPregnancy: false },
  health_score: { fromYears: ADULT_YEARS, belowYears: OLDER_YEARS, inPregnancy: false, afterBirth: false },
  targets: FOR_ADULTS,
  weight_loss_goal: { fromYears: ADULT_YEARS, belowYears: OLDER_YEARS, inPregnancy: false },
  activity_goal: FOR_ADULTS,
  screening: FOR_ALL_ADULTS,
  vaccination_adult: FOR_ALL_ADULTS,
  low_sugar_alert: FROM_ONE,
  bp_crisis_alert: FROM_ONE,
  lab_alert: FROM_ONE,
  medicine_supply: FOR_ALL,
  emergency_text: FOR_ALL,
} as const satisfies Record<string, PartRule>;

/** Part of the product that is withheld from some people. */
export type PartName = keyof typeof PARTS;

/** Person on a day; `null` is unknown and withholds nothing. */
export interface PartPerson {
  readonly ageYears: number | null;
  readonly isPregnant: boolean | null;
  /** Whether the birth was within 42 days. */
  readonly isAfterBirth?: boolean;
}

/** Returns why a part is withheld from a person, or `null` when it is shown. */
export function withheldFor(
  part: PartName,
  { ageYears, isPregnant, isAfterBirth = false }: PartPerson,
): WithholdReason | null {
  const {
    fromYears,
    belowYears = Number.POSITIVE_INFINITY,
    inPregnancy,
    afterBirth = true,
  }: PartRule = PARTS[part];
  if (ageYears !== null && ageYears < Math.min(fromYears, ADULT_YEARS)) {
    return ageYears < ONE_YEAR ? 'under_1' : 'under_18';
  }
  if (isPregnant === true && !inPregnancy) return 'pregnancy';
  if (isAfterBirth && !afterBirth) return 'after_birth';
  if (ageYears === null) return null;
  if (ageYears >= belowYears) return 'from_80';
  return ageYears < fromYears ? 'outside_validated_age' : null;
}

/** Texts for a withheld part. */
export const WITHHELD_WORDS: Readonly<Record<WithholdReason, string>> = {
  pregnancy: 'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
  after_birth: `These ranges do not apply in the ${AFTER_BIRTH_DAYS} days after a birth. Your maternity team sets your goals.`,
  under_18: 'These ranges are for adults. Ask your child’s doctor.',
  under_1:
    'For a baby, call your children’s doctor or go to a children’s emergency department. Call 995 for blue lips, trouble breathing, a fit, or a baby hard to wake. Fever of 38 °C or more under 3 months: go now.',
  outside_validated_age: 'This estimate is not made for your age. Ask your doctor.',
  from_80: 'Your doctor weighs your goals with you.',
};

/**
 * Actions for a part that is withheld.
 *
 * @signOff [D] Whom to ask about values whose ranges are withheld.
 */
export const WITHHELD_ADVICE: Readonly<Record<WithholdReason, string>> = {
  pregnancy: 'Show these values to your maternity team at your next contact.',
  after_birth: 'Show these values to your maternity team at your next contact.',
  under_18: 'Show these values to your child’s doctor.',
  under_1: 'Show these values to your child’s doctor.',
  outside_validated_age: 'Ask your doctor which estimate fits your age.',
  from_80: 'Ask your doctor which goals fit you.',
};

/** Added to ranges of women with an unknown pregnancy status. */
export const PREGNANCY_UNKNOWN_WORDS = 'If you are pregnant, these ranges do not apply.';
/**
 * Text for a person who is too young for an account.
 *
 * @signOff [D] Accounts are for people from 18; a lawyer has to confirm the age as well.
 */
export const SIGN_UP_REFUSED_WORDS = `You must be 18 to have an account. ${EMERGENCY_WORDS}`;

/** Age of a person and the resulting decision on one part. */
export interface AgeGate {
  /** Completed years; null when the date of birth cannot be right. */
  readonly ageYears: number | null;
  readonly decision: PartDecision;
}

/**
 * Decides by age whether a part is shown to a person. Dates are YYYY-MM-DD; the age is in completed years on `asOf`.
 * `check_date`: born after `asOf`, or older than 110.
 */
export function ageGate(input: { dateOfBirth: string; asOf: string; part: PartName }): AgeGate {
  const hasDates = isIsoDate(input.dateOfBirth) && isIsoDate(input.asOf);
  const ageYears = hasDates ? completedYears(input.dateOfBirth, input.asOf) : -1;
  if (ageYears < 0 || ageYears > MAX_AGE_YEARS) {
    return { ageYears: null, decision: 'check_date' };
  }
  const { underAge = 'withhold' }: PartRule = PARTS[input.part];
  const isWithheld = withheldFor(input.part, { ageYears, isPregnant: false }) !== null;
  return { ageYears, decision: isWithheld ? underAge : 'allow' };
}
