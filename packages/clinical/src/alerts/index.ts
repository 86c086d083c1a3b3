export { afterBpWords, afterHighSugarWords } from './afterWords.ts';
export {
  type AlertPerson,
  bpAlertGrade,
  bpCrisisFrom,
  hasPregnancyLimits,
  isForMaternityTeam,
  isLowPressure,
} from './bloodPressure.ts';
export {
  type AlertState,
  type CourseEvent,
  type CourseProgress,
  type CourseReading,
  type CourseRules,
  type CrisisKind,
  courseProgress,
  type Episode,
  followCourse,
} from './course.ts';
export { type CoursePerson, courseRules, mayBeCrisis } from './courseRules.ts';
export {
  type CrisisFacts,
  crisisWords,
  isStillSo,
  newestReading,
  readingBand,
  unresolvedWords,
} from './crisisWords.ts';
export { type AlertKind, alertClosesWords, alertEndsWords, calmWords } from './ends.ts';
export {
  ALERT_GRADES,
  type AlertGrade,
  type AlertLevel,
  gradeOf,
  isToday,
  isWorse,
  levelOf,
  needsEmergencyCall,
  reportLevelOf,
  worst,
} from './grade.ts';
export { type LabAlert, type LabInput, labAlert } from './lab.ts';
export { type EarlierResult, hasJumped } from './labEarlier.ts';
export { type LabMark, labMark, pressureMark } from './labMark.ts';
export { lastResult } from './labSlip.ts';
export { hasLabLimits, LAB_ROWS, type LabCode } from './labTable.ts';
export {
  askDealtWithWords,
  CHECK_FIRST_MINUTES,
  checkFirstWords,
  checkReadingWords,
  labAction,
  labReason,
  likelySlipWords,
  READING_DEVICES,
} from './labWords.ts';
export { areOpposite, byUrgency, inOrder, type ListedAlert, type OrderedAlert } from './order.ts';
export { type PressureEntry, pressureEntry } from './pressureEntry.ts';
export { bpReadingAdvice, type ReadingAdvice, sugarReadingAdvice } from './readingAdvice.ts';
export {
  pressureBand,
  READING_BAND_LABELS,
  type ReadingBand,
  type ReadingPerson,
} from './readingBand.ts';
export {
  highSugarGrade,
  ketoneGrade,
  lowSugarGrade,
  SUGAR_MMOL_L,
  type SugarNow,
  sugarAlertGrade,
  sugarBand,
} from './sugar.ts';
export {
  askedSymptoms,
  correctSymptoms,
  isSymptom,
  isUrgentSymptom,
  RED_FLAGS,
  SYMPTOMS,
  type Symptom,
  type SymptomCorrection,
} from './symptoms.ts';
export { type AlertReader, hasVeryLow, type ToldFacts, whoIsTold } from './told.ts';
export { USUAL_RANGE_LABEL, usualVitalSign, vitalSignAdvice, vitalSignBand } from './vitalSigns.ts';
export {
  type CourseWeight,
  comparedWeights,
  gainWords,
  keepsWater,
  WEIGHT_GAIN_DAYS,
  type WeightGain,
  weightGainGrade,
  weightGainWords,
} from './weightGain.ts';
export {
  ALERT_NAMES,
  ALERT_WORDS,
  type AlertWords,
  afterLowSugarWords,
  bpWords,
  highSugarWords,
  KETONE_WORDS,
  lowSugarWords,
  NO_NUMBER_WORDS,
  REFUSED_PRESSURE_WORDS,
  REFUSED_SUGAR_WORDS,
} from './words.ts';
export { worstReading } from './worstReading.ts';
