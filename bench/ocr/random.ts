/** Seeded random generator. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
  /** Returns some of the choices, in their order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** Creates a {@link Random}: a linear congruential generator with the constants of Numerical Recipes. */
export function seeded(seed: number): Random {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    some(choices, count) {
      const ranked = choices.map((choice, index) => ({ choice, index, rank: next() }));
      const kept = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return kept.toSorted((a, b) => a.index - b.index).map(({ choice }) => choice);
    },
  };
}
