import {
  averageHomeBp,
  bmi,
  type Goals,
  glucoseAlert,
  hba1cMeaning,
  isForMaternityTeam,
  isNews,
  measurementAge,
  pressureAgainstGoal,
  pressureGoal,
  type RecommendationState,
  weeklyModerateMinutes,
  withheldFor,
} from '@vitalane/clinical';
import { goalsFor } from '../goals/goals.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { gather } from '../health-facts/inputs.ts';
import { scopeOf } from '../health-facts/scope.ts';

/** Returns the inputs of recommendations. `now` is the time of the request. */
export function stateOf(facts: HealthFacts, now: Date): RecommendationState {
  const inputs = gather(facts, ['ldl', 'hba1c', 'weight', 'height', 'isSmoker', 'age']);
  const goals = goalsFor(facts);
  const body = bmi({ weightKg: inputs.number('weight'), heightCm: inputs.number('height') });
  const entries = facts.exercise.map(({ date, value }) => ({ date, moderateMinutes: value }));
  const week = weeklyModerateMinutes({ entries, asOf: facts.asOf });
  const { diabetes, frail } = goals.person;
  const person = scopeOf(facts);
  const [hba1c, ldl, ldlBelow] = [inputs.number('hba1c'), inputs.number('ldl'), goals.goals.ldl.high];
  return {
    isWithheld: withheldFor('targets', person) !== null,
    ...pressureState(facts, goals, now),
    isSugarHigh: isSugarHigh(facts, now),
    hba1c: hba1c === null ? null : hba1cMeaning(hba1c, diabetes, goals.goals.hba1c.high ?? undefined),
    isLdlAboveGoal: ldl === null || ldlBelow === null ? null : ldl >= ldlBelow,
    isSmoker: inputs.flag('isSmoker'),
    body: body.status === 'ok' ? body.category : null,
    mayLoseWeight: withheldFor('weight_loss_goal', person) === null && frail !== true,
    activeMinutes: week.status === 'ok' ? week.moderateMinutesPerWeek : null,
    activityGoalMinutes: goals.goals.activity.low,
    areLabsRecent: isRecent(facts, 'labTest', facts.labTests[0]?.date),
  };
}

function pressureState(
  facts: HealthFacts,
  { person, pressure }: Goals,
  now: Date,
): Pick<RecommendationState, 'isForMaternityTeam' | 'isBpRecent' | 'homeAverage'> {
  const [last] = facts.bloodPressure;
  const isBpRecent = isRecent(facts, 'bloodPressure', last?.date);
  const scope = scopeOf(facts);
  const average = averageHomeBp({ readings: facts.bloodPressure });
  const shared = {
    isBpRecent,
    isForMaternityTeam: last !== undefined && isNews(last.at, now) && isForMaternityTeam(last, scope),
  };
  const isWithheld = withheldFor('bp_band', scope) !== null;
  if (average.status !== 'ok' || !isBpRecent || isWithheld) return { ...shared, homeAverage: null };
  const mean = { sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg };
  const goal = pressureGoal(person, pressure?.clinic ?? null);
  return { ...shared, homeAverage: { category: average.category, against: pressureAgainstGoal(goal, mean) } };
}

function isSugarHigh({ sugar: [last] }: HealthFacts, now: Date): boolean {
  if (!last || !isNews(last.at, now)) return false;
  const alert = glucoseAlert({ glucoseMmolL: last.value });
  return alert.status === 'ok' && alert.level === 'high';
}

function isRecent(
  { asOf }: HealthFacts,
  item: 'bloodPressure' | 'labTest',
  measuredOn: string | undefined,
): boolean {
  const age = measurementAge({ item, measuredOn, asOf });
  return age.status === 'ok' && !age.isOld;
}
