/** Texts of `RangeBadge`. Calm wording: a reading out of range is information, not an alarm. */
export const rangeBadgeCopy = {
  inRange: 'In range',
  above: 'Above range',
  below: 'Below range',
} as const;
