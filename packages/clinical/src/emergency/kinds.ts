/** Kinds of emergency in free text, in display order when several match. */
export const EMERGENCY_KINDS = [
  'suicide',
  'pregnancy',
  'stroke',
  'headache',
  'heart',
  'breathing',
  'bleeding',
  'low_sugar',
  'ketoacidosis',
  'collapse',
  'allergy',
] as const;

/** Kind of emergency in free text. */
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number];
