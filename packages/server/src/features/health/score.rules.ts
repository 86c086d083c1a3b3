import {
  averageHomeBp,
  bmi,
  CITATIONS,
  forEquation,
  HEALTH_SCORE_AREAS,
  type HealthScoreComponent,
  healthScore,
  lipidDerived,
  MEDICINE_UNKNOWN_WORDS,
  OUTSIDE_SCORE_WORDS,
  scoreNote,
  WITHHELD_WORDS,
  weeklyModerateMinutes,
  withheldFor,
} from '@vitalane/clinical';
import type { HealthScore, MissingInput } from '@vitalane/contract';
import type { HealthFacts } from '../health-facts/facts.ts';
import { flagOf, wordsOfFlag } from '../health-facts/flags.ts';
import { gather } from '../health-facts/inputs.ts';
import { scopeOf } from '../health-facts/scope.ts';
import { smokingStatusOf } from '../record/record.facts.ts';

const inputCodes = [
  'sbp',
  'dbp',
  'weight',
  'height',
  'tc',
  'hdl',
  'hba1c',
  'glucose_fasting',
  'hasDiabetes',
  'onBpMedication',
  'isSmoker',
] as const;

/** Model of every score. */
const model = {
  sources: [{ title: CITATIONS.healthScore }],
  model: "Life's Essential 8, adapted",
  version: '2022',
};

const componentCodes = Object.keys(HEALTH_SCORE_AREAS) as HealthScoreComponent[];

/**
 * Returns the score from the known facts. With fewer than four areas it has missing inputs instead of a number.
 * When withheld, it has the reason.
 */
export function scoreOf(facts: HealthFacts): HealthScore {
  const reason = withheldFor('health_score', scopeOf(facts));
  return reason === null ? computeScore(facts) : withheldScore(facts, WITHHELD_WORDS[reason]);
}

function withheldScore({ asOf }: HealthFacts, withheld: string): HealthScore {
  return {
    ...model,
    score: null,
    withheld,
    band: null,
    metricsUsed: 0,
    components: componentCodes.map((code) => toComponent(code, null, {})),
    oldestInputOn: null,
    missing: [],
    asOf,
  };
}

function toComponent(
  code: HealthScoreComponent,
  points: number | null,
  known: Parameters<typeof scoreNote>[2],
): HealthScore['components'][number] {
  return { code, label: HEALTH_SCORE_AREAS[code].label, points, note: scoreNote(code, points, known) };
}

function computeScore(facts: HealthFacts): HealthScore {
  const { input, given, dates, isPressureOutside } = scoreInputs(facts);
  const result = healthScore(input);
  const points = result.status === 'ok' ? result.components : null;
  const counted = componentCodes.filter((code) => given[code] && (!points || points[code] !== null));
  return {
    ...model,
    score: result.status === 'ok' ? result.score : null,
    withheld: null,
    band: result.status === 'ok' ? result.band : null,
    metricsUsed: counted.length,
    components: componentCodes.map((code) => toComponent(code, points?.[code] ?? null, input)),
    oldestInputOn: counted.flatMap((code) => dates[code] ?? []).sort()[0] ?? null,
    missing: [
      ...componentCodes
        .filter((code) => !counted.includes(code))
        .map((code) => (code === 'bloodPressure' && isPressureOutside ? outsideOfScore : toMissing(code))),
      ...unansweredMedicines(facts, counted),
    ],
    asOf: facts.asOf,
  };
}

function toMissing(code: HealthScoreComponent): MissingInput {
  const { notCounted, field, answer } = HEALTH_SCORE_AREAS[code];
  return { field, status: 'missing', why: notCounted, answer };
}

/** A blood pressure beyond the limits of the score. */
const outsideOfScore: MissingInput = {
  field: HEALTH_SCORE_AREAS.bloodPressure.field,
  status: 'implausible',
  ...OUTSIDE_SCORE_WORDS,
};

const medicines = { bloodPressure: 'onBpMedication', lipids: 'onLipidMedication' } as const;

/** Returns the medicine questions of counted areas whose answer is unknown. */
function unansweredMedicines(facts: HealthFacts, counted: readonly HealthScoreComponent[]): MissingInput[] {
  return (['bloodPressure', 'lipids'] as const).flatMap((area): MissingInput[] => {
    const field = medicines[area];
    if (!counted.includes(area) || flagOf(facts, field) !== null) return [];
    const why = `${HEALTH_SCORE_AREAS[area].label}: ${MEDICINE_UNKNOWN_WORDS}`;
    return [{ field, status: 'missing', why, answer: wordsOfFlag(field).answer }];
  });
}

/** Returns the inputs of the score, the areas with sufficient inputs, and the date of each area's input. */
function scoreInputs(facts: HealthFacts) {
  const inputs = gather(facts, inputCodes);
  const home = averageHomeBp({ readings: facts.bloodPressure });
  const body = bmi({ weightKg: inputs.number('weight'), heightCm: inputs.number('height') });
  const lipids = lipidDerived({ tcMmolL: inputs.number('tc'), hdlMmolL: inputs.number('hdl') });
  const entries = facts.exercise.map(({ date, value }) => ({ date, moderateMinutes: value }));
  const week = weeklyModerateMinutes({ entries, asOf: facts.asOf });
  const hasDiabetes = inputs.flag('hasDiabetes');
  const hba1cPercent = inputs.number('hba1c');
  const fastingGlucoseMmolL = inputs.number('glucose_fasting');
  const smokingStatus = smokingStatusOf(facts.record);
  const pressure = {
    sbpMmHg: home.status === 'ok' ? home.meanSbpMmHg : inputs.number('sbp'),
    dbpMmHg: home.status === 'ok' ? home.meanDbpMmHg : inputs.number('dbp'),
  };
  const sbpMmHg = forEquation('sbpMmHg', pressure.sbpMmHg);
  const dbpMmHg = forEquation('dbpMmHg', pressure.dbpMmHg);
  const isPressureUsable = sbpMmHg !== null && dbpMmHg !== null;
  const input = {
    sbpMmHg: isPressureUsable ? sbpMmHg : null,
    dbpMmHg: isPressureUsable ? dbpMmHg : null,
    bmi: body.status === 'ok' ? body.bmi : null,
    nonHdlMmolL: lipids.status === 'ok' ? lipids.nonHdlMmolL : null,
    hba1cPercent,
    fastingGlucoseMmolL,
    moderateMinutesPerWeek: week.status === 'ok' ? week.moderateMinutesPerWeek : null,
    onBpMedication: inputs.flag('onBpMedication'),
    onLipidMedication: flagOf(facts, 'onLipidMedication')?.value ?? null,
    hasDiabetes,
    smokingStatus,
    livesWithIndoorSmoker: flagOf(facts, 'livesWithIndoorSmoker')?.value ?? null,
  };
  const hasFasting = hasDiabetes === false && fastingGlucoseMmolL !== null;
  const given: Record<HealthScoreComponent, boolean> = {
    bloodPressure: isPressureUsable,
    bmi: input.bmi !== null,
    lipids: input.nonHdlMmolL !== null,
    glucose: hasDiabetes !== null && (hba1cPercent !== null || hasFasting),
    activity: input.moderateMinutesPerWeek !== null,
    nicotine: smokingStatus !== null,
  };
  const dates: Record<HealthScoreComponent, string | null> = {
    bloodPressure: inputs.date('sbp'),
    bmi: inputs.date('weight'),
    lipids: inputs.date('tc'),
    glucose: inputs.date(hba1cPercent === null ? 'glucose_fasting' : 'hba1c'),
    activity: facts.exercise[0]?.date ?? null,
    nicotine: null,
  };
  const isPressureOutside = pressure.sbpMmHg !== null && pressure.dbpMmHg !== null && !isPressureUsable;
  return { input, given, dates, isPressureOutside };
}
