import type { QuantityCode } from '../quantities/catalogue.ts';
import type { AlertGrade } from './grade.ts';
import { hasAny, KETOACIDOSIS_SIGNS, type Symptom, THIRST_SIGNS } from './symptoms.ts';

/** Conditions of a row besides the value. Unknown is `false` or `null`. */
export interface LabFacts {
  readonly symptoms: readonly Symptom[];
  readonly hasDiabetes: boolean;
  readonly isPregnant: boolean;
  readonly sex: 'female' | 'male' | null;
  readonly hasKidneyStage5: boolean;
  /** Whether creatinine has jumped, by this result or another one of the same sample. */
  readonly creatinineJumped: boolean;
  readonly potassiumMmolL: number | null;
  readonly bilirubinUmolL: number | null;
  /** This result divided by the earlier one; `null` without an earlier one. */
  readonly ratioToEarlier: number | null;
  /** The earlier result of the last 30 days minus this one, in g/dL of haemoglobin. */
  readonly fallIn30Days: number | null;
}

/** Limits in the units of the quantity, in their order: as published for each, not converted. */
type Limit = readonly [number, number?];

/** Cell of the table: the grade applies when the value is beyond the limit and the condition is met. */
export interface LabRow {
  readonly grade: AlertGrade;
  readonly is: '<' | '<=' | '>' | '>=';
  readonly limit: Limit;
  readonly onlyIf?: (facts: LabFacts) => boolean;
  /** Keeps the row when the laboratory prints its own range. */
  readonly ownRange?: false;
}

const row =
  (grade: AlertGrade) =>
  (is: LabRow['is'], limit: Limit, onlyIf?: LabRow['onlyIf']): LabRow => ({
    grade,
    is,
    limit,
    ...(onlyIf && { onlyIf }),
  });
const em = row('emergency');
const today = row('same_day');
const w3 = row('within_3_days');
const w7 = row('within_7_days');
const next = row('next_visit');
const always: Limit = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

const has =
  (...signs: readonly Symptom[]) =>
  ({ symptoms }: LabFacts) =>
    hasAny(symptoms, signs);
const isUnwell = ({ symptoms }: LabFacts) => symptoms.length > 0;
const knownDiabetes = ({ hasDiabetes }: LabFacts) => hasDiabetes;
const noKnownDiabetes = ({ hasDiabetes }: LabFacts) => !hasDiabetes;
const isPregnant = (facts: LabFacts) => facts.isPregnant;
const stage5 = ({ hasKidneyStage5 }: LabFacts) => hasKidneyStage5;
const notStage5 = ({ hasKidneyStage5 }: LabFacts) => !hasKidneyStage5;
const jumped = ({ creatinineJumped }: LabFacts) => creatinineJumped;
const hasRisen = (times: number) => (facts: LabFacts) => (facts.ratioToEarlier ?? 0) >= times;

const enzyme: readonly LabRow[] = [
  em('>=', [25]),
  em('>', always, has('yellow_eyes')),
  em('>=', [3], has('confused')),
  today('>=', [15]),
  today('>=', [3], ({ bilirubinUmolL }) => (bilirubinUmolL ?? 0) >= 42),
  today('>=', [2], isPregnant),
  w7('>=', [3]),
  next('>', [1]),
];

const glucose: readonly LabRow[] = [
  em('>=', [25, 450]),
  em('>=', [11.1, 200], has(...KETOACIDOSIS_SIGNS)),
  em('>=', [16.7, 300], isPregnant),
  today('<', [3, 54]),
  today('>=', [20, 360]),
  today('>=', [16.7, 300], noKnownDiabetes),
  today('>=', [11.1, 200], (facts) => noKnownDiabetes(facts) && has(...THIRST_SIGNS)(facts)),
  today('>=', [10, 180], isPregnant),
  w7('>=', [16.7, 300], knownDiabetes),
  w7('>=', [11.1, 200], noKnownDiabetes),
  next('<', [4, 72]),
];

const calcium: readonly LabRow[] = [
  em('<=', [1.8, 7.2]),
  em('>=', [3.5, 14]),
  today('<', [2, 8]),
  today('>=', [3, 12]),
  w7('>=', [2.75, 11]),
  next('<', [2.2, 8.8]),
  next('>', [2.6, 10.4]),
];

/**
 * Alert limits of results that a patient enters, for adults. The value is compared as entered, in its own
 * unit. Sources: RCPath G158 2017 and hospital laboratories (phone limits), UK Kidney Association 2023
 * (potassium), NICE CKS (sodium, jaundice). KDIGO AKI 2012 (creatinine), WHO 2024 (haemoglobin), FDA 2009
 * (liver), NICE NG238 (triglycerides), KDIGO 2024 (uACR), NICE NG133 (pregnancy).
 *
 * @signOff [D] The limits of results that have none of these sources.
 */
export const LAB_ROWS = {
  potassium: [
    em('<=', [2.5]),
    em('>=', [6.5]),
    em('>=', [6], (facts) => isUnwell(facts) || jumped(facts)),
    today('<', [3]),
    today('>=', [6]),
    w3('>=', [5.5]),
    w7('<', [3.5]),
  ],
  sodium: [
    em('<=', [120]),
    em('>=', [160]),
    today('<', [125]),
    today('>=', [150]),
    w7('<', [130]),
    next('<', [135]),
    next('>', [145]),
  ],
  creatinine: [
    em('>', always, hasRisen(3)),
    em('>=', [354, 4], jumped),
    em('>', always, (facts) => jumped(facts) && (facts.potassiumMmolL ?? 0) >= 6),
    today('>', always, hasRisen(2)),
    today('>=', [354, 4], notStage5),
    today('>', always, (facts) => jumped(facts) && isUnwell(facts)),
    today('>=', [90, 1], isPregnant),
    w3('>', always, jumped),
    { ...next('>=', [354, 4], stage5), ownRange: false },
  ],
  egfr: [
    today('<', [15], notStage5),
    { ...next('<', [15], stage5), ownRange: false },
    w7('<', [30]),
    next('<', [60]),
  ],
  urea: [today('>=', [30, 84])],
  glucose_fasting: glucose,
  glucose_2h: glucose,
  glucose_random: glucose,
  hba1c: [
    em('>', [10, 86], has(...KETOACIDOSIS_SIGNS)),
    em('>=', [7, 53], (facts) => noKnownDiabetes(facts) && has(...KETOACIDOSIS_SIGNS)(facts)),
    today('>=', [14, 130]),
    today('>=', [7, 53], (facts) => noKnownDiabetes(facts) && has(...THIRST_SIGNS)(facts)),
    w7('>', [10, 86]),
    w7('>=', [7, 53], noKnownDiabetes),
    next('>', [7, 53], knownDiabetes),
    next('>=', [6.1, 43], noKnownDiabetes),
  ],
  haemoglobin: [
    em('<', [5, 50]),
    em('<', [8, 80], has('chest_pain', 'breathless', 'fainting', 'bleeding')),
    today('<', [7, 70]),
    today('>', [20, 200]),
    today('>', always, ({ fallIn30Days }) => (fallIn30Days ?? 0) >= 2),
    w3('<', [8, 80]),
    w7('<', [10, 100]),
    w7('>', [18.5, 185]),
    next('<', [11, 110], isPregnant),
    next('<', [12, 120], (facts) => facts.sex === 'female' && !facts.isPregnant),
    next('<', [13, 130], (facts) => facts.sex !== 'female' && !facts.isPregnant),
  ],
  platelets: [
    em('<', [20]),
    em('<', [50], has('bleeding')),
    today('<', [50]),
    today('>', [1000]),
    today('<', [100], (facts) => has('fever')(facts) || facts.isPregnant),
    w7('<', [100]),
    w7('>', [600]),
    next('<', [150]),
    next('>', [450]),
  ],
  wbc: [
    em('<', [1]),
    em('>=', [100]),
    em('<', [2], has('fever')),
    today('<', [2]),
    today('>', [30]),
    w7('<', [3]),
    w7('>', [20]),
    next('<', [4]),
    next('>', [11]),
  ],
  alt: enzyme,
  ast: enzyme,
  bilirubin: [
    em('>', always, has('yellow_eyes')),
    today('>=', [100, 5.8]),
    w3('>=', [50, 2.9]),
    next('>', [21, 1.2]),
  ],
  tg: [
    em('>', [10, 885], has('belly_pain', 'upper_belly_pain')),
    today('>=', [20, 1770]),
    w3('>=', [11.3, 1000]),
    w7('>', [10, 885]),
    next('>=', [4.5, 400]),
  ],
  calcium,
  calcium_adjusted: calcium,
  uacr: [today('>=', [8, 70], isPregnant), w7('>', [220, 2200]), next('>=', [3, 30])],
  ldl: [{ ...next('>=', [4.9, 190]), ownRange: false }],
} as const satisfies Partial<Record<QuantityCode, readonly LabRow[]>>;

/** Quantity with alert limits. */
export type LabCode = keyof typeof LAB_ROWS;

/** Returns whether a quantity has alert limits. */
export const hasLabLimits = (code: string): code is LabCode => Object.hasOwn(LAB_ROWS, code);
