/** Texts of `ScoreRing`. */
export const scoreRingCopy = {
  outOf: (max: number) => `out of ${max}`,
  unknown: 'Not known yet',
  name: (label: string, score: number, max: number, word: string | undefined) =>
    `${label}: ${score} out of ${max}${word ? `, ${word}` : ''}`,
  nameUnknown: (label: string) => `${label}: not known yet`,
} as const;
