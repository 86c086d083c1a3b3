import { type Recommendation, recommendationsFor } from '@vitalane/clinical';
import type { HealthFacts } from '../reports/facts.ts';
import { stateOf } from './recommendation.state.ts';

/** What a person could do next. What they did about it is stored under the code. */
export type Advice = Recommendation;

/** Returns what a person's own data suggest they do next, the most pressing first. `now` is the moment of the request. */
export function adviceFor(facts: HealthFacts, now: Date): readonly Advice[] {
  return recommendationsFor(stateOf(facts, now));
}
