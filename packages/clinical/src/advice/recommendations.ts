import { RECOMMENDATION_LEVELS, type Recommendation, type RecommendationState } from './recommendation.ts';
import { RECOMMENDATION_RULES } from './recommendationRules.ts';

/**
 * Returns what a person's own data suggest they do next, the most pressing first; each text ends with its source.
 * `alertActions` are the actions of open alerts by the code of a recommendation on the same reading: they replace its words.
 */
export function recommendationsFor(
  state: RecommendationState,
  alertActions: Readonly<Record<string, string | undefined>> = {},
): readonly Recommendation[] {
  const found = RECOMMENDATION_RULES.filter(
    (rule) => !(state.isWithheld && rule.isForAdultsNotPregnant) && rule.applies(state),
  );
  return found
    .toSorted((a, b) => RECOMMENDATION_LEVELS.indexOf(a.level) - RECOMMENDATION_LEVELS.indexOf(b.level))
    .map(({ code, title, text, level, report, source }) => ({
      code,
      title,
      text: `${alertActions[code] ?? text} Source: ${source}`,
      level,
      report,
    }));
}
