/** Level of advice for a test: for everyone of that sex and age, after talking to a doctor, or not as a routine. */
export type ScreeningAdviceLevel = 'recommended' | 'discuss' | 'not_routine';

/** A screening test. */
export type ScreeningTest = 'mammogram' | 'pap' | 'hpv' | 'fit';

/** Cancer with a screening schedule. */
export type ScreenedCancer = 'breast' | 'cervical' | 'colorectal';

/** Input with the date of an earlier test. */
export type LastTestName = 'lastMammogram' | 'lastPap' | 'lastHpv' | 'lastFit' | 'lastColonoscopy';

/** Row of the schedule, for completed years from `fromYears` and below `belowYears`. */
export interface ScreeningRow {
  readonly cancer: ScreenedCancer;
  readonly womenOnly: boolean;
  readonly fromYears: number;
  readonly belowYears: number;
  readonly advice: ScreeningAdviceLevel;
  readonly test: ScreeningTest;
  readonly intervalMonths: number;
  /** Earlier tests that count, each with its validity in months. */
  readonly covers: readonly (readonly [LastTestName, number])[];
}

const BREAST = { cancer: 'breast', womenOnly: true, test: 'mammogram' } as const;
const CERVICAL = { cancer: 'cervical', womenOnly: true } as const;
const HPV = {
  ...CERVICAL,
  test: 'hpv',
  intervalMonths: 60,
  covers: [
    ['lastHpv', 60],
    ['lastPap', 36],
  ],
} as const;

/**
 * Screening of people of average risk without symptoms. Review it yearly.
 * Sources: Screen for Life (HPB); Healthier SG cancer screening protocol; Screening Test Review Committee, March 2026.
 */
export const SCREENING_SCHEDULE: readonly ScreeningRow[] = [
  {
    ...BREAST,
    fromYears: 40,
    belowYears: 50,
    advice: 'discuss',
    intervalMonths: 12,
    covers: [['lastMammogram', 12]],
  },
  {
    ...BREAST,
    fromYears: 50,
    belowYears: 70,
    advice: 'recommended',
    intervalMonths: 24,
    covers: [['lastMammogram', 24]],
  },
  {
    ...BREAST,
    fromYears: 70,
    belowYears: Number.POSITIVE_INFINITY,
    advice: 'discuss',
    intervalMonths: 24,
    covers: [['lastMammogram', 24]],
  },
  {
    ...CERVICAL,
    fromYears: 25,
    belowYears: 30,
    advice: 'recommended',
    test: 'pap',
    intervalMonths: 36,
    covers: [['lastPap', 36]],
  },
  { ...HPV, fromYears: 30, belowYears: 70, advice: 'recommended' },
  { ...HPV, fromYears: 70, belowYears: Number.POSITIVE_INFINITY, advice: 'discuss' },
  {
    cancer: 'colorectal',
    womenOnly: false,
    fromYears: 50,
    belowYears: Number.POSITIVE_INFINITY,
    advice: 'recommended',
    test: 'fit',
    intervalMonths: 12,
    covers: [
      ['lastFit', 12],
      ['lastColonoscopy', 120],
    ],
  },
];
