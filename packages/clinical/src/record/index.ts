export {
  ANSWERED_BY,
  type AnsweredInput,
  ASKED_ITEMS,
  type AskedPerson,
  isAskedOf,
  itemOfInput,
} from './asked.ts';
export { itemClause, itemPhrase } from './clauses.ts';
export { CONDITIONS, type ConditionCode } from './conditions.ts';
export type { QuestionKind } from './decide.ts';
export {
  ITEM_CODES,
  type ItemCode,
  type ItemKind,
  isItemCode,
  type RecordItem,
  recordItem,
} from './items.ts';
export { groupsOfAtc, isMedicineGroup, MEDICINE_GROUPS, type MedicineGroupCode } from './medicineGroups.ts';
export { couldBePregnant } from './medicines.ts';
export { AFTER_BIRTH_DAYS, earliestEndOfPregnancy, isAfterBirth, recentBirthOn } from './pregnancy.ts';
export {
  answersTo,
  askQuestion,
  isDisputed,
  KEPT_AS_WRITTEN,
  type QuestionAnswer,
  removalQuestion,
} from './questions.ts';
export { countsAs, type HealthRecord, type OpenQuestion, type RecordEntry } from './record.ts';
export { type RecordInput, resolveRecord } from './resolve.ts';
export {
  type RecordMedicine,
  SAYS,
  type Says,
  STATEMENT_SOURCES,
  type Statement,
  type StatementSource,
} from './statement.ts';
export { type TypedDiagnosis, typedDiagnoses, typedDiagnosis } from './typedDiagnosis.ts';
