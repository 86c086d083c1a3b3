import {
  averageHomeBp,
  bmi,
  classifyHba1c,
  classifyHomeBp,
  glucoseAlert,
  measurementAge,
  weeklyModerateMinutes,
} from '@vitalane/clinical';
import type { HealthFacts } from '../reports/facts.ts';
import { gather } from '../reports/inputs.ts';
import { defaultTargets } from './target.rules.ts';

/** How long a single reading asks for something to be done. */
const alertMs = 24 * 3_600_000;

/** What the rules of recommendations look at; null where it is not known. */
export type State = ReturnType<typeof stateOf>;

/** Works out what the rules look at. `now` is the moment of the request. */
export function stateOf(facts: HealthFacts, now: Date) {
  const inputs = gather(facts, ['ldl', 'hba1c', 'hasDiabetes', 'weight', 'height', 'isSmoker']);
  const [lastBp] = facts.bloodPressure;
  const home = averageHomeBp({ readings: facts.bloodPressure });
  const hba1c = classifyHba1c({
    hba1cPercent: inputs.number('hba1c'),
    hasDiabetes: inputs.flag('hasDiabetes'),
    targetPercent: facts.customTargets.hba1c?.high ?? null,
  });
  const body = bmi({ weightKg: inputs.number('weight'), heightCm: inputs.number('height') });
  const entries = facts.exercise.map(({ date, value }) => ({ date, moderateMinutes: value }));
  const week = weeklyModerateMinutes({ entries, asOf: facts.asOf });
  const isBpRecent = isRecent(facts, 'bloodPressure', lastBp?.date);
  return {
    isBpRecent,
    lastBp: lastBp && isWithinADay(lastBp.at, now) ? classifyHomeBp(lastBp) : null,
    homeBp: home.status === 'ok' && isBpRecent ? home : null,
    sugarLevel: sugarLevelOf(facts, now),
    hba1c: hba1c.status === 'ok' ? hba1c.category : null,
    ldl: inputs.number('ldl'),
    ldlBelow: facts.customTargets.ldl?.high ?? defaultTargets(facts).ldl.high,
    isSmoker: inputs.flag('isSmoker') === true,
    body: body.status === 'ok' ? body.category : null,
    activeMinutes: week.status === 'ok' ? week.moderateMinutesPerWeek : null,
    areLabsRecent: isRecent(facts, 'labTest', facts.labTests[0]?.date),
  };
}

function sugarLevelOf({ sugar: [last] }: HealthFacts, now: Date) {
  if (!last || !isWithinADay(last.at, now)) return null;
  const alert = glucoseAlert({ glucoseMmolL: last.value });
  return alert.status === 'ok' ? alert.level : null;
}

function isWithinADay(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < alertMs;
}

function isRecent(
  { asOf }: HealthFacts,
  item: 'bloodPressure' | 'labTest',
  measuredOn: string | undefined,
): boolean {
  const age = measurementAge({ item, measuredOn, asOf });
  return age.status === 'ok' && !age.isOld;
}
