import { RECOMMENDATION_LEVELS, type Recommendation, type RecommendationState } from './recommendation.ts';
import { RECOMMENDATION_RULES } from './recommendation-rules.ts';

/** What a person's own data suggest they do next, the most pressing first; each text ends with its source. */
export function recommendationsFor(state: RecommendationState): readonly Recommendation[] {
  const found = RECOMMENDATION_RULES.filter(
    (rule) => !(state.isWithheld && rule.isForAdultsNotPregnant) && rule.applies(state),
  );
  return found
    .toSorted((a, b) => RECOMMENDATION_LEVELS.indexOf(a.level) - RECOMMENDATION_LEVELS.indexOf(b.level))
    .map(({ code, title, text, level, report, source }) => ({
      code,
      title,
      text: `${text} Source: ${source}`,
      level,
      report,
    }));
}
