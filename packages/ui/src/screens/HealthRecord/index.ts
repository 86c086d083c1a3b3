export { HealthRecordScreen, type HealthRecordScreenProps } from './HealthRecordScreen.tsx';
export type {
  HealthRecordData,
  NewStatement,
  PregnancyDays,
  QuestionAnswer,
  RecordChange,
  RecordLine,
  RecordQuestion,
  StatementSays,
  UnansweredItem,
} from './HealthRecordScreen.types.ts';
