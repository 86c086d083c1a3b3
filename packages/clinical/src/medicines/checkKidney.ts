import { dayInWords, daysBetween } from '@vitalane/time';
import { OLD_AFTER_DAYS } from '../freshness/measurementAge.ts';
import { type Comparator, nearestAllowed } from '../results/labResult.ts';
import { round } from '../round.ts';
import { FINDING_TEXT, type MedicineFinding } from './findings.ts';
import { KIDNEY_RULES, type KidneyCause, type KidneyRule } from './kidneyRules.ts';
import { POTASSIUM_RULES } from './potassiumRules.ts';
import { type CheckedMedicine, hasAtc, type Ingredient } from './types.ts';

/** A result as printed. */
export interface DatedResult {
  readonly value: number;
  readonly comparator?: Comparator | undefined;
  /** Day of the sample, YYYY-MM-DD; absent when unknown. */
  readonly on?: string | undefined;
}

/** Facts about a person on which the kidney rules rest. */
export interface KidneyFacts {
  /** The newest one, in mL/min/1.73 m². */
  readonly egfr: DatedResult | undefined;
  readonly hasKidneyDisease: boolean;
  readonly hasHeartFailure: boolean;
  readonly others: readonly CheckedMedicine[];
  /** YYYY-MM-DD; absent when every result counts as recent. */
  readonly asOf: string | undefined;
}

/** Returns whether a result is of the last 12 months. */
function isRecent({ on }: DatedResult, asOf: string | undefined): boolean {
  return on === undefined || asOf === undefined || daysBetween(on, asOf) <= OLD_AFTER_DAYS.labTest;
}

const allowedValue = ({ value, comparator }: DatedResult, step: number) =>
  nearestAllowed({ value, comparator }, step);
const dayOf = ({ on }: DatedResult) => (on === undefined ? '' : ` on ${dayInWords(on)}`);

/**
 * Largest strength of low-dose aspirin, in mg. It protects the heart and is no painkiller.
 *
 * @signOff [D] Aspirin of up to 160 mg is low-dose aspirin; of an unknown strength it counts as a painkiller.
 */
const LOW_DOSE_ASPIRIN_MG = 160;
const ASPIRIN = ['B01AC06'];

const isLowDoseAspirin = ({ atc, mgPerUnit }: Ingredient) =>
  hasAtc(atc, ASPIRIN) && mgPerUnit !== undefined && mgPerUnit <= LOW_DOSE_ASPIRIN_MG;

/**
 * Painkillers that people buy without a prescription.
 *
 * @signOff [D] Ibuprofen, naproxen and aspirin as a painkiller are sold without a prescription; other ones are not to be stopped alone.
 */
const SOLD_FREELY = ['M01AE01', 'M01AE02', 'N02BA01'];

/**
 * eGFR, in mL/min/1.73 m², below which an older result still speaks for a kidney disease.
 *
 * @signOff [D] An eGFR below 60 that is older than 12 months counts as a recorded kidney disease.
 */
const REDUCED_EGFR_BELOW = 60;

/** Facts as the rules ask for them. */
interface Holding {
  /** Of the last 12 months. */
  readonly egfr: DatedResult | undefined;
  /** Words on a kidney disease whose present eGFR is not known; `null` without one. */
  readonly kidneyDisease: string | null;
  readonly hasHeartFailure: boolean;
  /** Ingredients beside the one that is checked. */
  readonly taken: readonly Ingredient[];
}

function kidneyDiseaseWords({ egfr, hasKidneyDisease, asOf }: KidneyFacts): string | null {
  if (egfr && isRecent(egfr, asOf)) return null;
  if (hasKidneyDisease) return 'kidney disease in your record, and no eGFR of the last 12 months';
  return egfr && allowedValue(egfr, 1) < REDUCED_EGFR_BELOW
    ? `${egfrWords(egfr)}, and no newer one of the last 12 months`
    : null;
}

const egfrWords = (egfr: DatedResult) => `eGFR ${egfr.comparator ?? ''}${round(egfr.value, 0)}${dayOf(egfr)}`;

/** Returns the words for a cause that holds, or `null`. */
function causeWords(cause: KidneyCause, { egfr, kidneyDisease, hasHeartFailure, taken }: Holding) {
  const { egfrBelow, condition, beside = [] } = cause;
  if (condition === 'kidney_disease') return kidneyDisease;
  if (condition === 'heart_failure') return hasHeartFailure ? 'heart failure in your record' : null;
  const partners = beside.map((atc) => taken.find((other) => hasAtc(other.atc, atc))?.name);
  if (partners.includes(undefined)) return null;
  const together = partners.length > 0 ? [`you also take ${[...new Set(partners)].join(' and ')}`] : [];
  if (egfrBelow === undefined) return together.join('');
  if (!egfr || allowedValue(egfr, 1) >= egfrBelow) return null;
  return [egfrWords(egfr), ...together].join(', and ');
}

/** Returns the findings about the kidneys: the first rule that fits each ingredient. */
export function checkKidney(medicine: CheckedMedicine, facts: KidneyFacts): readonly MedicineFinding[] {
  const { egfr, asOf, others } = facts;
  const all = [medicine, ...others].flatMap(({ ingredients }) => ingredients);
  return medicine.ingredients.flatMap((ingredient): readonly MedicineFinding[] => {
    if (isLowDoseAspirin(ingredient)) return [];
    const holding: Holding = {
      egfr: egfr && isRecent(egfr, asOf) ? egfr : undefined,
      kidneyDisease: kidneyDiseaseWords(facts),
      hasHeartFailure: facts.hasHeartFailure,
      taken: all.filter((other) => other !== ingredient),
    };
    const found = KIDNEY_RULES.filter(({ atc }) => hasAtc(ingredient.atc, atc))
      .map((rule) => ({ ...rule, cause: causeWords(rule, holding) }))
      .find(({ cause }) => cause !== null);
    if (!found?.cause) return [];
    const { level, source } = found;
    return [{ code: 'kidney', level, text: textOf(ingredient, found, found.cause), source }];
  });
}

function textOf(ingredient: Ingredient, { level, harm }: KidneyRule, cause: string): string {
  if (level === 'caution') return FINDING_TEXT.kidney(ingredient, cause, harm);
  return hasAtc(ingredient.atc, SOLD_FREELY)
    ? FINDING_TEXT.kidneyPainkiller(ingredient, cause)
    : FINDING_TEXT.kidneySerious(ingredient, cause);
}

/** Returns the findings about a high potassium, in mmol/L. */
export function checkPotassium(
  { ingredients }: CheckedMedicine,
  potassium: DatedResult | undefined,
  asOf: string | undefined,
): readonly MedicineFinding[] {
  if (!potassium || !isRecent(potassium, asOf)) return [];
  return ingredients.flatMap((ingredient) => {
    const rule = POTASSIUM_RULES.find(
      ({ atc, appliesTo }) => appliesTo(allowedValue(potassium, 0.1)) && hasAtc(ingredient.atc, atc),
    );
    if (!rule) return [];
    const cause = `${potassium.comparator ?? ''}${potassium.value} mmol/L${dayOf(potassium)}`;
    const text = rule.level === 'serious' ? FINDING_TEXT.potassiumSerious : FINDING_TEXT.potassium;
    return [{ code: 'potassium', level: rule.level, text: text(ingredient, cause), source: rule.source }];
  });
}
