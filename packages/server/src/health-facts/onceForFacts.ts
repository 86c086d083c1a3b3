import type { HealthFacts } from './facts.ts';

/** Wraps a function so that it runs once for each facts object; the facts of a person never change once they are read. */
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
