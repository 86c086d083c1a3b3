import type { HealthFacts } from './facts.ts';

/** Memoises a function by facts object, because facts never change after they are read. */
export function onceForFacts<Result>(
  compute: (facts: HealthFacts) => Result,
): (facts: HealthFacts) => Result {
  const known = new WeakMap<HealthFacts, { result: Result }>();
  return (facts) => {
    const found = known.get(facts) ?? { result: compute(facts) };
    known.set(facts, found);
    return found.result;
  };
}
