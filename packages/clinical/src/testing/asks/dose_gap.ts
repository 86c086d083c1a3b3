import { DAILY_LIMITS, doseQuestion } from '../../index.ts';

interface Given {
  readonly medicine: string;
  readonly plannedGapHours?: number;
  readonly hoursSinceLast: number;
  readonly takenToday?: number;
  readonly dailyMaximum?: number;
}

/** Returns the amounts with one more dose, in the share of the daily maximum that the example gives. */
function amountsOf({ medicine, takenToday, dailyMaximum }: Given) {
  const limit = DAILY_LIMITS.find(({ ingredient }) => ingredient === medicine);
  if (takenToday === undefined || dailyMaximum === undefined || !limit) return [];
  return [{ ingredient: medicine, mg: ((takenToday + 1) / dailyMaximum) * limit.mgPerDay }];
}

/** Returns the question about a dose. */
export function answer(given: Given): unknown {
  const { medicine, plannedGapHours = null, hoursSinceLast } = given;
  const dose = { ingredients: [medicine], plannedGapHours, hoursApart: hoursSinceLast };
  const unknown = { ownGapHours: null, dosesInDay: 1, mostPerDay: null };
  return { question: doseQuestion({ ...dose, ...unknown, amounts: amountsOf(given) }) };
}
