export { type CategoryLabel, categoryLabel } from './categoryLabels.ts';
export { SEE_DOCTOR_STEP } from './nextStep.ts';
export type { Recommendation, RecommendationState } from './recommendation.ts';
export { recommendationsFor } from './recommendations.ts';
export * from './reports/index.ts';
