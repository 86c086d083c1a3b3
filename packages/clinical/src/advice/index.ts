export { type CategoryLabel, categoryLabel } from './categoryLabels.ts';
export {
  MEDICINE_ANSWER,
  medicinesNamedIn,
  type NamedMedicine,
  unknownMedicineIn,
} from './medicineQuestion.ts';
export { type SeeDoctorStep, seeDoctorStep } from './nextStep.ts';
export type { Recommendation, RecommendationState } from './recommendation.ts';
export {
  byLevel,
  DISCUSSED_REPORTS,
  questionToAnswer,
  type ReportToDiscuss,
  recommendationsFor,
  recommendationsOfReports,
} from './recommendations.ts';
export * from './reports/index.ts';
