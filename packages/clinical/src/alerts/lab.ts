import { ADULT_FROM_YEARS } from '../fields.ts';
import { DEFAULT_UPPER_LIMIT_UL } from '../liver/enzymes.ts';
import { QUANTITIES, unitsOf } from '../quantities/catalogue.ts';
import { canonicalValue, inUnit } from '../quantities/convert.ts';
import { parseUnit } from '../quantities/units.ts';
import { adjustedCalcium } from '../results/adjustedCalcium.ts';
import { type Comparator, nearestAllowed } from '../results/labResult.ts';
import { isBaby } from './bloodPressure.ts';
import { type AlertGrade, isToday, worst } from './grade.ts';
import { type EarlierResult, earlierResult, fallOf, hasJumped } from './labEarlier.ts';
import { isLikelySlip } from './labSlip.ts';
import { LAB_ROWS, type LabCode, type LabFacts, type LabRow } from './labTable.ts';
import { hasAny, RED_FLAGS, type Symptom } from './symptoms.ts';

/** Result to judge. Values are in `unit`. */
export interface LabInput {
  readonly code: LabCode;
  readonly value: number;
  readonly unit: string;
  readonly comparator?: Comparator | null | undefined;
  /** Age of the sample in days on the day on which it is judged. */
  readonly sampledDaysAgo: number;
  /** Earlier results in the same unit. */
  readonly earlier?: readonly EarlierResult[];
  /** Printed reference range of the laboratory, in the same unit. */
  readonly printedRange?: { readonly low?: number | null; readonly high?: number | null } | null;
  readonly symptoms?: readonly Symptom[];
  /** Whether the value was typed by hand, not read from a picture and confirmed. */
  readonly isTyped?: boolean;
  readonly known?: Partial<Omit<LabFacts, 'symptoms' | 'ratioToEarlier' | 'fallIn30Days'>> & {
    readonly ageYears?: number | null;
    /** Albumin of the same sample, by which a calcium is adjusted. */
    readonly albuminGL?: number | null;
    /** Upper limit of the liver enzyme in U/L. */
    readonly upperLimitUL?: number | null;
  };
}

/** Judgement of a result. */
export interface LabAlert {
  readonly grade: AlertGrade;
  /** Side on which the value is out of range; `null` when a change or a symptom decides. */
  readonly side: 'high' | 'low' | null;
  /** Whether a quick change of creatinine decided. */
  readonly isChange: boolean;
  /** Whether to ask if a doctor has already dealt with it, because the sample is old. */
  readonly askDealtWith: boolean;
  /** Whether to ask if the report really states this value. */
  readonly checkFirst: boolean;
  /** Whether the value differs so much from the last one that a decimal point or unit may be wrong. */
  readonly likelySlip: boolean;
}

const BEYOND = 1e-9;
const RECENT_DAYS = 7;
const OLD_DAYS = 30;

const compare: Readonly<Record<LabRow['is'], (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
};

/** @signOff [D] How much less urgent a sample is from 8 days and from 31 days. */
const AGED: Readonly<Record<'recent' | 'old', Partial<Record<AlertGrade, AlertGrade>>>> = {
  recent: { emergency: 'same_day', same_day: 'within_3_days' },
  old: {
    emergency: 'within_3_days',
    same_day: 'within_7_days',
    within_3_days: 'next_visit',
    within_7_days: 'next_visit',
  },
};

function agedGrade(grade: AlertGrade, days: number): AlertGrade {
  if (days <= RECENT_DAYS) return grade;
  return AGED[days > OLD_DAYS ? 'old' : 'recent'][grade] ?? grade;
}

function factsOf(
  { code, value, unit, earlier = [], known = {} }: LabInput,
  symptoms: readonly Symptom[],
): LabFacts {
  const isCreatinine = code === 'creatinine';
  const before = isCreatinine ? earlierResult(earlier) : null;
  return {
    symptoms,
    hasDiabetes: known.hasDiabetes ?? false,
    isPregnant: known.isPregnant ?? false,
    sex: known.sex ?? null,
    hasKidneyStage5: known.hasKidneyStage5 ?? false,
    creatinineJumped: (known.creatinineJumped ?? false) || (isCreatinine && hasJumped(value, unit, earlier)),
    potassiumMmolL: known.potassiumMmolL ?? null,
    bilirubinUmolL: known.bilirubinUmolL ?? null,
    ratioToEarlier: before === null ? null : value / before,
    fallIn30Days: code === 'haemoglobin' ? fallOf(value, unit, earlier) : null,
  };
}

/** Returns a calcium as adjusted for the albumin of its sample; any other value unchanged. */
function adjusted({ code, value, unit, comparator, known }: LabInput): number {
  if (code !== 'calcium' || comparator) return value;
  const result = adjustedCalcium({
    calciumMmolL: canonicalValue(code, value, unit),
    albuminGL: known?.albuminGL ?? null,
  });
  if (result.status !== 'ok') return value;
  return inUnit(code, result.calciumMmolL, { from: QUANTITIES.calcium.unit, to: unit }) ?? value;
}

/** Returns the value for comparison with the limits: enzymes as a multiple of their upper limit. */
function comparable(input: LabInput): number {
  const { code, comparator, known } = input;
  const exact = nearestAllowed({ value: adjusted(input), comparator }, BEYOND);
  return isEnzyme(code) ? exact / (known?.upperLimitUL ?? DEFAULT_UPPER_LIMIT_UL) : exact;
}

function unitIndex(code: LabCode, unit: string): 0 | 1 {
  return unitsOf(code)[1] === parseUnit(unit) ? 1 : 0;
}

const isEnzyme = (code: LabCode) => code === 'alt' || code === 'ast';

/** Returns the rows for a result. The laboratory's range replaces the limits of the mildest grade; for enzymes it is their upper limit. */
function rowsFor({ code, printedRange }: LabInput): readonly LabRow[] {
  const rows: readonly LabRow[] = LAB_ROWS[code];
  const low = printedRange?.low ?? null;
  const high = printedRange?.high ?? null;
  if (isEnzyme(code) || (low === null && high === null)) return rows;
  const own: LabRow[] = [];
  if (low !== null) own.push({ grade: 'next_visit', is: '<', limit: [low, low] });
  if (high !== null) own.push({ grade: 'next_visit', is: '>', limit: [high, high] });
  return [...rows.filter(({ grade, ownRange }) => grade !== 'next_visit' || ownRange === false), ...own];
}

/** Returns the rows that apply, worst first. */
function matchingRows(input: LabInput, symptoms: readonly Symptom[]): readonly LabRow[] {
  const facts = factsOf(input, symptoms);
  const value = comparable(input);
  const index = unitIndex(input.code, input.unit);
  return rowsFor(input).filter(({ is, limit, onlyIf }) => {
    const isBeyond = compare[is](value, limit[index] ?? limit[0]);
    return isBeyond && (onlyIf?.(facts) ?? true);
  });
}

/** Returns the grade for an age: children keep the two worst grades; a baby's numbers raise nothing. */
function gradeForAge(grade: AlertGrade, ageYears: number | null | undefined): AlertGrade {
  if (isBaby({ ageYears })) return 'none';
  return typeof ageYears !== 'number' || ageYears >= ADULT_FROM_YEARS || isToday(grade) ? grade : 'none';
}

/**
 * Returns the alert of a laboratory result. The value is compared as entered, not rounded, with the limits of its own
 * unit. A sample older than 7 days is less urgent, but a present symptom's grade is not lowered.
 */
export function labAlert(input: LabInput): LabAlert {
  const { symptoms = [], sampledDaysAgo, code, known } = input;
  const measured = matchingRows(input, []);
  const rows = matchingRows(input, symptoms);
  const felt = rows.filter((row) => !measured.includes(row)).map(({ grade }) => grade);
  if (rows.length > 0 && hasAny(symptoms, RED_FLAGS)) felt.push('emergency');
  const ofValue = gradeForAge(measured[0]?.grade ?? 'none', known?.ageYears);
  const ofSymptoms = gradeForAge(worst(...felt), known?.ageYears);
  const isGrave = isToday(worst(ofValue, ofSymptoms));
  const [row] = rows;
  const isAnyValue = row !== undefined && !Number.isFinite(row.limit[0]);
  const checkFirst = input.isTyped === true && isGrave;
  return {
    grade: worst(agedGrade(ofValue, sampledDaysAgo), ofSymptoms),
    side: !row || isAnyValue ? null : row.is.startsWith('<') ? 'low' : 'high',
    isChange: code === 'creatinine' && isAnyValue,
    askDealtWith: sampledDaysAgo > RECENT_DAYS && isGrave,
    checkFirst,
    likelySlip: checkFirst && isLikelySlip(input),
  };
}
