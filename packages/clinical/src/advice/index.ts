export type { Recommendation, RecommendationState } from './recommendation.ts';
export { recommendationsFor } from './recommendations.ts';
export * from './reports/index.ts';
