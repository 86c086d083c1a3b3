export * from './advice/index.ts';
export * from './alerts/index.ts';
export type { BandTable } from './bands.ts';
export { type Bmi, type BmiCategory, bmi } from './biometrics/bmi.ts';
export { bsaMosteller } from './biometrics/bsa.ts';
export { type HealthyWeightRange, healthyWeightRange } from './biometrics/healthy-weight.ts';
export { RAISED_WAIST_FROM_CM, waistCategory } from './biometrics/waist.ts';
export {
  averageHomeBp,
  HOME_BP_WINDOW_DAYS,
  type HomeBpAverage,
  type HomeBpReading,
} from './blood-pressure/average-home.ts';
export type { BpSigns } from './blood-pressure/bands.ts';
export { type ClinicBp, type ClinicBpCategory, classifyClinicBp } from './blood-pressure/clinic.ts';
export { classifyHomeBp, type HomeBpBand, type HomeBpCategory } from './blood-pressure/home.ts';
export { type BpTarget, bpTarget } from './blood-pressure/target.ts';
export type { SgFrsCategory } from './cardiovascular/bands.ts';
export {
  type FraminghamRisk,
  framinghamCvd2008,
  framinghamCvd2008Bmi,
} from './cardiovascular/framingham-2008.ts';
export { ascvdPce2013 } from './cardiovascular/pce-2013.ts';
export { type PreventRisk, preventBase } from './cardiovascular/prevent.ts';
export { type CvRisk, type CvRiskCategory, cvRiskCategory } from './cardiovascular/risk-category.ts';
export {
  type RiskModel,
  type RiskPressure,
  type RiskPressureInput,
  riskForGoals,
  riskPressure,
} from './cardiovascular/risk-pressure.ts';
export { SG_FRS_ETHNICITIES, type SgFrsEthnicity } from './cardiovascular/sg-frs-2023.tables.ts';
export { type SgFrsRisk, sgFrs2023 } from './cardiovascular/sg-frs-2023.ts';
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
} from './freshness/measurement-age.ts';
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
export { type BirthDateCheck, checkBirthDate } from './identity/birth-date.ts';
export { type NricFinCheck, validateNricFin } from './identity/nric-fin.ts';
export { type SgPhoneCheck, type SgPhoneKind, validateSgPhone } from './identity/phone.ts';
export { type SgPostalCodeCheck, validateSgPostalCode } from './identity/postal-code.ts';
export { type Egfr, egfrCkdEpi2021 } from './kidney/egfr.ts';
export { type EgfrInUse, egfrInUse, type KidneyPerson, type KidneySample } from './kidney/egfr-in-use.ts';
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
  type RecordedKidneyStage,
  recordedKidneyStage,
  type StageChange,
  stageChange,
} from './kidney/recorded-stage.ts';
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
export { type EnzymeResult, enzymeCategory, usableUpperLimit } from './liver/enzyme-category.ts';
export {
  DEFAULT_UPPER_LIMIT_UL,
  type LiverEnzymeCategory,
  type LiverEnzymes,
  liverEnzymes,
} from './liver/enzymes.ts';
export { type Fib4, type Fib4Category, fib4 } from './liver/fib4.ts';
export { ALLERGEN_GROUPS, type AllergenGroup } from './medicines/allergen-groups.ts';
export type { RecordedAllergy } from './medicines/check-allergies.ts';
export { checkMedicine, type MedicineCheck } from './medicines/check-medicine.ts';
export { DAILY_LIMITS, type DailyLimit } from './medicines/daily-limits.ts';
export type { FindingCode, MedicineFinding } from './medicines/findings.ts';
export { INTERACTIONS, type Interaction } from './medicines/interactions.ts';
export { KIDNEY_RULES, type KidneyRule } from './medicines/kidney-rules.ts';
export {
  type AllergyMatch,
  type AllergyVocabulary,
  allergyVocabulary,
  type KnownName,
  matchAllergy,
  splitAllergies,
} from './medicines/match-allergy.ts';
export { PREGNANCY_RULES } from './medicines/pregnancy-rules.ts';
export { type MedicineClass, SINGLE_CLASSES } from './medicines/same-class.ts';
export type { AtcRule, CheckedMedicine, FindingLevel, Ingredient } from './medicines/types.ts';
export * from './paper/index.ts';
export { type Limits, PLAUSIBILITY_LIMITS, type QuantityName } from './plausibility.ts';
export * from './record/index.ts';
export { REFERENCE_BANDS } from './reference-bands.ts';
export type { Failure, FailureStatus, Ok, Result } from './result.ts';
export { type CensoredBand, type CensoredResult, censoredBand } from './results/censored.ts';
export { type ChosenResult, chooseResult } from './results/choose-result.ts';
export type { Comparator, PrintedValue, SampleMoment } from './results/lab-result.ts';
export { byWorstValue } from './results/worse.ts';
export { round } from './round.ts';
export { FREQUENCIES, type FrequencyNumbers, proposedTimes } from './schedule/frequencies.ts';
export {
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
  WITHHELD_WORDS,
  type WithholdReason,
  withheldFor,
} from './scope/parts.ts';
export { HEALTH_SCORE_AREAS, MEDICINE_UNKNOWN_WORDS } from './score/areas.ts';
export { SMOKING_STATUSES, type SmokingStatus } from './score/health-score.points.ts';
export {
  type HealthScore,
  type HealthScoreComponent,
  type HealthScoreComponents,
  healthScore,
} from './score/health-score.ts';
export { type ActivityEntry, weeklyModerateMinutes } from './score/weekly-activity.ts';
export { cancerScreening, type ScreeningAdvice } from './screening/cancer-screening.ts';
export {
  SCREENING_SCHEDULE,
  type ScreenedCancer,
  type ScreeningAdviceLevel,
  type ScreeningTest,
} from './screening/schedule.ts';
export { type MedicationChecks, type Medicine, medicationChecks } from './supply/medication-checks.ts';
export {
  type MedicationSupply,
  medicationSupply,
  remainingQuantity,
  type SupplyAdvice,
} from './supply/medication-supply.ts';
export { type CustomTargets, checkCustomTargets, TARGET_LIMITS } from './targets/custom-targets.ts';
export {
  firstWeightStep,
  type HealthTargets,
  healthTargets,
  type LipidTarget,
  type TargetPerson,
  type WeightTarget,
} from './targets/health-targets.ts';
export { ANALYTES, type Analyte, CONVERSIONS, type Conversion } from './units/conversions.ts';
export { convertUnit } from './units/convert-unit.ts';
export { DIMENSIONS, type Dimension, type ReferenceBasis } from './units/dimensions.ts';
export {
  type Cm,
  convertQuantity,
  type Inch,
  type Kg,
  type Lb,
  type MgPerDl,
  type Minutes,
  type MmHg,
  type MmolPerL,
  type Quantity,
  quantity,
  type UnitOf,
} from './units/quantity.ts';
export {
  QUANTITIES,
  type QuantityCode,
  type QuantityKind,
  type ShownQuantity,
  showQuantity,
  unitText,
} from './units/show-quantity.ts';
export {
  type AgainstGoal,
  againstGoal,
  type EnteredResult,
  type Goal,
  resultBand,
  type ShownResult,
  showResult,
} from './units/show-result.ts';
export {
  type BandedAnalyte,
  bandInUnit,
  bandsInUnit,
  type EnteredValue,
  isBanded,
  shownInUnit,
  UNIT_BANDS,
} from './units/unit-bands.ts';
export {
  type VaccinationAdvice,
  type VaccinationHistory,
  vaccinationRecommendations,
} from './vaccination/recommendations.ts';
export { VACCINATION_SCHEDULE, type Vaccine, type VaccineAdvice } from './vaccination/schedule.ts';
