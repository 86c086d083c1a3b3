import { GO_TO_A_AND_E_WORDS } from '../emergency/words.ts';
import { type AlertGrade, isToday, levelOf } from './grade.ts';
import type { LabAlert } from './lab.ts';
import type { LabCode } from './labTable.ts';

const LIVER = 'Your liver result is {much }higher than usual.';
const CALCIUM = 'Your calcium is {very }{side}.';
const GLUCOSE = 'Your sugar is {very }{side}. Drink water. Keep to your care plan.';
const KIDNEY = 'Your kidneys may be working {much }less well.';

/** Texts with placeholders: `{very }` and `{much }` are omitted for milder grades; `{side}` is high or low. */
const REASONS: Readonly<Record<LabCode, string>> = {
  potassium: 'Your potassium is {very }{side}. This can disturb your heartbeat.',
  sodium: 'Your blood salt (sodium) is {very }{side}. This can affect your brain.',
  creatinine: KIDNEY,
  egfr: KIDNEY,
  urea: KIDNEY,
  glucose_fasting: GLUCOSE,
  glucose_2h: GLUCOSE,
  glucose_random: GLUCOSE,
  hba1c: 'Your long-term sugar (HbA1c) is {very }{side}. This takes months to build up.',
  haemoglobin: 'Your blood count is {very }{side}.',
  platelets: 'The cells that help stop bleeding are {very }{side}.',
  wbc: 'The cells that fight infection are {very }{side}. Fever with this is an emergency.',
  alt: LIVER,
  ast: LIVER,
  bilirubin: LIVER,
  tg: 'Your blood fat (triglycerides) is {very }{side}. It can inflame the pancreas. Strong belly pain: go to A&E.',
  calcium: CALCIUM,
  calcium_adjusted: CALCIUM,
  uacr: 'There is {a lot of }protein in your urine.',
  ldl: 'Your LDL cholesterol is {very }{side}. High cholesterol can run in families.',
};
const JUMP = 'Your kidney result has changed quickly.';
const FALL = 'Your blood count has changed quickly.';
const LOW_GLUCOSE = 'Your sugar was {very }low.';

const EMPHASIS = /\{(very |much |a lot of )\}/g;

/** Returns the reason why a result matters, in one or two sentences. */
export function labReason(
  code: LabCode,
  { grade, side, isChange }: Pick<LabAlert, 'grade' | 'side' | 'isChange'>,
): string {
  if (isChange) return JUMP;
  if (side === null && code === 'haemoglobin') return FALL;
  const reason = REASONS[code] === GLUCOSE && side === 'low' ? LOW_GLUCOSE : REASONS[code];
  const emphasised = isToday(grade) ? '$1' : '';
  return reason.replace(EMPHASIS, emphasised).replace('{side}', side ?? 'high');
}

/** Returns the action for a result, worded by its grade; empty when none is needed. */
export function labAction(grade: AlertGrade): string {
  const { level, withinDays } = levelOf(grade);
  switch (level) {
    case 'emergency':
      return `${GO_TO_A_AND_E_WORDS} Take this result with you.`;
    case 'same_day':
    case 'act_now':
      return 'See a doctor today, even if you feel well. If no clinic can see you today, go to A&E.';
    case 'within_week':
      return `Call your clinic now. Ask to be seen within ${withinDays} days.`;
    case 'next_visit':
      return 'Show this result at your next visit.';
    default:
      return '';
  }
}

/** Returns the question about an old result. `days`: age of the sample. */
export function askDealtWithWords(days: number): string {
  return `This result is ${days} days old. Has a doctor already dealt with it?`;
}

/** Returns the question about a value that was typed by hand. */
export function checkFirstWords(typed: { analyte: string; value: string; unit: string }): string {
  return `You entered ${typed.analyte} ${typed.value} ${typed.unit}. Is that what your report says?`;
}

/** Device of each kind of diary reading. */
export const READING_DEVICES = {
  bloodPressure: 'monitor',
  sugar: 'meter',
  pulse: 'device',
  oxygen: 'oximeter',
  temperature: 'thermometer',
} as const;

/** Returns the question about an urgent diary reading. */
export function checkReadingWords(
  kind: keyof typeof READING_DEVICES,
  typed: { value: string; unit: string },
): string {
  return `You entered ${typed.value} ${typed.unit}. Is that what your ${READING_DEVICES[kind]} shows?`;
}

/** Minutes without an answer after which the input counts as right. [D] */
export const CHECK_FIRST_MINUTES = 60;

/** Returns the warning beside a value far from the last one. `date` is formatted. */
export function likelySlipWords({ old, date }: { old: string; date: string }): string {
  return `This is very different from ${old} on ${date}. A dot or unit may have slipped.`;
}
