/** Texts of the badge; calm, because a reading out of range is information, not an alarm. */
export const rangeBadgeCopy = {
  inRange: 'In range',
  above: 'Above range',
  below: 'Below range',
} as const;
