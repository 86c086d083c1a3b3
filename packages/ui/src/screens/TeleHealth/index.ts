export type {
  ReasonInput,
  SaidSigns,
  TopicOption,
  VisitQuestions,
  VisitReason,
} from './reason.types.ts';
export { TeleHealthScreen, type TeleHealthScreenProps } from './TeleHealthScreen.tsx';
export type {
  JoiningPatient,
  JoinState,
  NricCheck,
  QueuePlace,
  SayingState,
} from './TeleHealthScreen.types.ts';
