export * from './adherence/index.ts';
export * from './advice/index.ts';
export * from './alerts/index.ts';
export type { BandTable } from './bands.ts';
export { type Bmi, type BmiCategory, bmi } from './biometrics/bmi.ts';
export { bsaMosteller } from './biometrics/bsa.ts';
export { type HealthyWeightRange, healthyWeightRange } from './biometrics/healthyWeight.ts';
export { RAISED_WAIST_FROM_CM, waistCategory } from './biometrics/waist.ts';
export { type DatedWeight, isSuspectWeightChange, weightChangeQuestion } from './biometrics/weightChange.ts';
export {
  averageHomeBp,
  HOME_BP_WINDOW_DAYS,
  type HomeBpAverage,
  type HomeBpReading,
} from './blood-pressure/averageHome.ts';
export { type BpSigns, pressureText } from './blood-pressure/bands.ts';
export { type ClinicBp, type ClinicBpCategory, classifyClinicBp } from './blood-pressure/clinic.ts';
export { classifyHomeBp, type HomeBpBand, type HomeBpCategory } from './blood-pressure/home.ts';
export { type BpTarget, bpTarget } from './blood-pressure/target.ts';
export { capitalised, uncapitalised } from './capitals.ts';
export type { SgFrsCategory } from './cardiovascular/bands.ts';
export {
  type FraminghamRisk,
  framinghamCvd2008,
  framinghamCvd2008Bmi,
} from './cardiovascular/framingham2008.ts';
export { ascvdPce2013 } from './cardiovascular/pce2013.ts';
export { type PreventRisk, preventBase } from './cardiovascular/prevent.ts';
export { type CvRisk, type CvRiskCategory, cvRiskCategory } from './cardiovascular/riskCategory.ts';
export {
  type RiskModel,
  type RiskPressure,
  type RiskPressureInput,
  riskForGoals,
  riskPressure,
} from './cardiovascular/riskPressure.ts';
export { SG_FRS_ETHNICITIES, type SgFrsEthnicity } from './cardiovascular/sgFrs2023.tables.ts';
export { type SgFrsRisk, sgFrs2023 } from './cardiovascular/sgFrs2023.ts';
export type { FraminghamCategory } from './cardiovascular/survival.ts';
export { CITATIONS } from './citations.ts';
export * from './emergency/index.ts';
export type { Input } from './evaluate.ts';
export type { Sex } from './fields.ts';
export {
  type MeasurementAge,
  measurementAge,
  OLD_AFTER_DAYS,
  RISK_INPUT_SPAN_DAYS,
  type RiskInputSpan,
  riskInputSpan,
} from './freshness/measurementAge.ts';
export { isNews, isOfLastDays, RECENT_DAYS } from './freshness/windows.ts';
export {
  classifyGlucose,
  type GlucoseAlertLevel,
  type GlucoseCategory,
  type GlucoseRange,
  glucoseAlert,
  glucoseSelfMonitoringGoals,
  type SelfMonitoringGoals,
} from './glycaemia/glucose.ts';
export {
  classifyHba1c,
  type EstimatedAverageGlucose,
  estimatedAverageGlucose,
  HBA1C_GOAL_PERCENT,
  type Hba1cClass,
} from './glycaemia/hba1c.ts';
export * from './goals/index.ts';
export { type BirthDateCheck, checkBirthDate } from './identity/birthDate.ts';
export { type NricFinCheck, validateNricFin } from './identity/nricFin.ts';
export { type SgPhoneCheck, type SgPhoneKind, validateSgPhone } from './identity/phone.ts';
export { type SgPostalCodeCheck, validateSgPostalCode } from './identity/postalCode.ts';
export { type CensoredBand, type CensoredResult, censoredBand } from './kidney/censoredBand.ts';
export { type Egfr, egfrCkdEpi2021 } from './kidney/egfr.ts';
export { type EgfrInUse, egfrInUse, type KidneyPerson, type KidneySample } from './kidney/egfrInUse.ts';
export {
  KDIGO_G_WORDS,
  KDIGO_GRID,
  type KdigoA,
  type KdigoG,
  type KdigoRisk,
  type KdigoStage,
  kdigoStage,
  kidneyRisk,
} from './kidney/kdigo.ts';
export {
  isOnDialysis,
  type RecordedKidneyStage,
  recordedKidneyStage,
  type StageChange,
  stageChange,
} from './kidney/recordedStage.ts';
export {
  classifyLipids,
  type HdlBand,
  type LdlBand,
  type LipidBands,
  type TcBand,
  type TgBand,
} from './lipids/classify.ts';
export { type DerivedLipids, lipidDerived, nonHdlGoal } from './lipids/derived.ts';
export { type EstimatedLdl, ldlFriedewald, ldlSampson } from './lipids/ldl.ts';
export {
  type DerivedValue,
  derivedLipid,
  type Panel,
  type PanelConflict,
  type PanelDerivation,
  type PanelLipid,
  type PanelValue,
  panelConflict,
} from './lipids/panel.ts';
export { type Apri, type ApriCategory, apri } from './liver/apri.ts';
export { type EnzymeResult, enzymeCategory, usableUpperLimit } from './liver/enzymeCategory.ts';
export {
  DEFAULT_UPPER_LIMIT_UL,
  type LiverEnzymeCategory,
  type LiverEnzymes,
  liverEnzymes,
} from './liver/enzymes.ts';
export { type Fib4, type Fib4Category, fib4 } from './liver/fib4.ts';
export { bandMark, type MarkedPerson } from './marks/bandMark.ts';
export {
  type AgainstGoal,
  againstGoal,
  type Goal,
  resultBand,
  type ShownResult,
  showResult,
} from './marks/showResult.ts';
export { MEASURES, type MeasureKind, type MeasurePartName, measureRow } from './measures.ts';
export { ALLERGEN_GROUPS } from './medicines/allergenGroups.ts';
export type { RecordedAllergy } from './medicines/checkAllergies.ts';
export { checkMedicine, type MedicineCheck } from './medicines/checkMedicine.ts';
export { DAILY_LIMITS, type DailyLimit } from './medicines/dailyLimits.ts';
export {
  amountAboveLimit,
  askedWithinHours,
  type DailyAmount,
  DOSE_GAPS,
  DOSE_QUESTION_WORDS,
  type DoseGap,
  type DoseQuestion,
  type DoseToRecord,
  doseQuestion,
} from './medicines/doseGap.ts';
export type { FindingCode, MedicineFinding } from './medicines/findings.ts';
export { INTERACTIONS } from './medicines/interactions.ts';
export { KIDNEY_RULES, type KidneyCause, type KidneyRule } from './medicines/kidneyRules.ts';
export {
  type AllergyMatch,
  type AllergyVocabulary,
  allergyVocabulary,
  type KnownName,
  matchAllergy,
  splitAllergies,
} from './medicines/matchAllergy.ts';
export { PREGNANCY_RULES } from './medicines/pregnancyRules.ts';
export { type MedicineClass, SINGLE_CLASSES } from './medicines/sameClass.ts';
export type {
  AllergenGroup,
  AtcRule,
  CheckedMedicine,
  FindingLevel,
  Ingredient,
  Interaction,
} from './medicines/types.ts';
export * from './paper/index.ts';
export {
  ENTRY_LIMITS,
  forEquation,
  PLAUSIBILITY_LIMITS,
  type QuantityName,
} from './plausibility.ts';
export * from './quantities/index.ts';
export * from './record/index.ts';
export { REFERENCE_BANDS } from './referenceBands.ts';
export type { Failure, FailureStatus, Ok, Result } from './result.ts';
export { ADJUSTED_CALCIUM_LABEL, adjustedCalcium } from './results/adjustedCalcium.ts';
export { type ChosenResult, chooseResult } from './results/chooseResult.ts';
export { isEnterable } from './results/isEnterable.ts';
export {
  type Comparator,
  type EnteredResult,
  nearestAllowed,
  type PrintedValue,
  type SampleMoment,
} from './results/labResult.ts';
export { byWorstValue } from './results/worse.ts';
export { fixedText, round } from './round.ts';
export { FREQUENCIES, type FrequencyNumbers, proposedTimes } from './schedule/frequencies.ts';
export { takeableHoursBefore } from './schedule/offeredFrom.ts';
export { plannedGapHours } from './schedule/plannedGap.ts';
export {
  doseOn,
  dosesOnDay,
  isDoseDay,
  type MedicineSchedule,
  type Repeat,
  type ScheduledDose,
} from './schedule/schedule.ts';
export { type ScheduleSupply, scheduleSupply, unitsIn } from './schedule/supply.ts';
export {
  type AgeGate,
  ageGate,
  PARTS,
  type PartDecision,
  type PartName,
  type PartPerson,
  PREGNANCY_UNKNOWN_WORDS,
  SIGN_UP_REFUSED_WORDS,
  WITHHELD_ADVICE,
  WITHHELD_WORDS,
  type WithholdReason,
  withheldFor,
} from './scope/parts.ts';
export {
  HEALTH_SCORE_AREAS,
  MEDICINE_UNKNOWN_WORDS,
  OUTSIDE_SCORE_WORDS,
  scoreNote,
} from './score/areas.ts';
export { formerSmokerSince, SMOKING_STATUSES, type SmokingStatus } from './score/healthScore.points.ts';
export {
  type HealthScore,
  type HealthScoreComponent,
  type HealthScoreComponents,
  healthScore,
} from './score/healthScore.ts';
export { type ActivityEntry, weeklyModerateMinutes } from './score/weeklyActivity.ts';
export { cancerScreening, type ScreeningAdvice } from './screening/cancerScreening.ts';
export { type DiabetesCheck, diabetesChecks, type YearlyCheck } from './screening/diabetesChecks.ts';
export {
  SCREENING_SCHEDULE,
  type ScreenedCancer,
  type ScreeningAdviceLevel,
  type ScreeningTest,
} from './screening/schedule.ts';
export { type MedicationChecks, type Medicine, medicationChecks } from './supply/medicationChecks.ts';
export {
  type MedicationSupply,
  medicationSupply,
  remainingQuantity,
  type SupplyAdvice,
} from './supply/medicationSupply.ts';
export { type CustomTargets, checkCustomTargets, TARGET_LIMITS } from './targets/customTargets.ts';
export {
  firstWeightStep,
  type HealthTargets,
  healthTargets,
  type LipidTarget,
  type TargetPerson,
  type WeightTarget,
} from './targets/healthTargets.ts';
export {
  agreedVaccinationAdvice,
  type VaccinationAdvice,
  type VaccinationHistory,
  vaccinationRecommendations,
} from './vaccination/recommendations.ts';
export { VACCINATION_SCHEDULE, type Vaccine, type VaccineAdvice } from './vaccination/schedule.ts';
export * from './visit/index.ts';
