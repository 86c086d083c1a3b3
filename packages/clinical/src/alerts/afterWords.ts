import { pressureText } from '../blood-pressure/bands.ts';
import { EMERGENCY_KIND_WORDS } from '../emergency/words.ts';
import { type AlertPerson, hasPregnancyLimits, isChild, VERY_LOW_BP } from './bloodPressure.ts';
import type { AlertGrade } from './grade.ts';
import { glucoseLimit, pressureLimit } from './limitWords.ts';
import type { ReadingBand, ReadingPerson } from './readingBand.ts';
import { sugarCrisisLimits } from './sugar.ts';
import { type AlertWords, bpWords, highSugarWords } from './words.ts';

function bpReasonAfter(worst: ReadingBand, person: AlertPerson): string {
  const degree = worst === 'very_high' ? 'dangerously high' : 'high';
  if (hasPregnancyLimits(person))
    return `Your blood pressure was ${degree} ${person.isPregnant ? 'in pregnancy' : 'after a birth'}.`;
  if (isChild(person)) return `The blood pressure was ${degree} for a child.`;
  return 'Your blood pressure was very high.';
}

function bpActionAfter(person: AlertPerson): string {
  if (hasPregnancyLimits(person))
    return 'Measure again, and call your maternity team today, even if you feel well.';
  if (isChild(person)) return 'Measure again, and see your child’s doctor today.';
  return `Sit quietly and measure again. If it is ${pressureLimit(person)} or higher again, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.`;
}

/**
 * Returns the texts for a crisis of blood pressure that is still open although the newest reading is milder. `worst`
 * is the range of the worst reading.
 *
 * @signOff [D] After a lower reading an open alert says what the pressure was and asks to measure again. An emergency
 * keeps its advice, and in pregnancy and under 18 a team or doctor is still called today.
 */
export function afterBpWords(
  grade: AlertGrade,
  { worst, ...person }: AlertPerson & { readonly worst: ReadingBand },
): AlertWords {
  const action = grade === 'emergency' ? bpWords(grade, person).action : bpActionAfter(person);
  return { reason: bpReasonAfter(worst, person), action };
}

/**
 * Returns the texts for a high sugar that is still open although the newest glucose is no longer very high.
 *
 * @signOff [D] After a lower reading an open alert says what the sugar was and asks to measure again. An emergency
 * keeps its advice.
 */
export function afterHighSugarWords(grade: AlertGrade, person: ReadingPerson = {}): AlertWords {
  const { isPregnant = null, hasDiabetes = null } = person;
  const limit = glucoseLimit(sugarCrisisLimits({ isPregnant, hasDiabetes }).fromMmolL);
  const again = `Drink water and measure again. If it is ${limit} or higher again, see a doctor today. With vomiting, belly pain, fast breathing or confusion, call 995.`;
  return {
    reason: 'Your sugar was very high.',
    action: grade === 'emergency' ? highSugarWords(grade).action : again,
  };
}

/**
 * Returns the texts for a crisis of low pressure that is still open although the newest reading is not low.
 *
 * @signOff [D] After a higher reading an open alert says that the pressure was low and asks to measure again. An
 * emergency keeps its advice.
 */
export function afterLowPressureWords(grade: AlertGrade): AlertWords {
  const again = `Measure again. If it is below ${pressureText(VERY_LOW_BP)} again, or you feel faint or unwell, see a doctor today. If you faint, feel confused or breathless, or have chest pain, call 995.`;
  return {
    reason: 'Your blood pressure was low.',
    action: grade === 'emergency' ? EMERGENCY_KIND_WORDS.heart : again,
  };
}
