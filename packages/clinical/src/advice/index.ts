export { type CategoryLabel, categoryLabel } from './category-labels.ts';
export { SEE_DOCTOR_STEP } from './next-step.ts';
export type { Recommendation, RecommendationState } from './recommendation.ts';
export { recommendationsFor } from './recommendations.ts';
export * from './reports/index.ts';
