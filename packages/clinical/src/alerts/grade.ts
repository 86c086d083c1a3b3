/** Grades of urgency, worst first. `act_now`: treat yourself now, then check again. */
export const ALERT_GRADES = [
  'emergency',
  'same_day',
  'act_now',
  'within_3_days',
  'within_7_days',
  'next_visit',
  'none',
] as const;

/** Urgency of an action. */
export type AlertGrade = (typeof ALERT_GRADES)[number];

/** Grade without its number of days. */
export type AlertLevel = 'emergency' | 'same_day' | 'act_now' | 'within_week' | 'next_visit' | 'none';

/** Returns whether `a` is worse than `b`. */
export function isWorse(a: AlertGrade, b: AlertGrade): boolean {
  return ALERT_GRADES.indexOf(a) < ALERT_GRADES.indexOf(b);
}

/** Returns the worst grade, which applies when several rules match. */
export function worst(...grades: readonly AlertGrade[]): AlertGrade {
  return ALERT_GRADES.find((grade) => grades.includes(grade)) ?? 'none';
}

/** Returns the level of a grade, with its days: 3, 7 or null. */
export function levelOf(grade: AlertGrade): { level: AlertLevel; withinDays: 3 | 7 | null } {
  if (grade === 'within_3_days') return { level: 'within_week', withinDays: 3 };
  if (grade === 'within_7_days') return { level: 'within_week', withinDays: 7 };
  return { level: grade, withinDays: null };
}

/** Returns the grade of a level and its days. */
export function gradeOf(level: AlertLevel, withinDays: number | null): AlertGrade {
  if (level !== 'within_week') return level;
  return withinDays === 3 ? 'within_3_days' : 'within_7_days';
}

/** Returns whether a symptom makes this level an emergency, so that the advice includes the emergency call. */
export function needsEmergencyCall(level: AlertLevel): boolean {
  return level === 'emergency' || level === 'same_day' || level === 'act_now';
}

/** Returns whether a grade is one of the two worst: a doctor must see the person today. */
export function isToday(grade: AlertGrade): boolean {
  return grade === 'emergency' || grade === 'same_day';
}

/** Returns the level that reports and advice show for a grade. */
export function reportLevelOf(grade: AlertGrade): 'urgent' | 'see_doctor' | 'info' {
  if (grade === 'none') return 'info';
  return isWorse(grade, 'within_3_days') ? 'urgent' : 'see_doctor';
}
