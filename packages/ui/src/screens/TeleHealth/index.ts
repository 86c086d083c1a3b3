export type { ConsentText, VideoConsent } from '../shared/consultation/VideoConsent.types.ts';
export {
  VisitFilesCard,
  type VisitFilesCardProps,
} from '../shared/consultation/VisitFilesCard.tsx';
export type { PushChannelState } from '../shared/PushChannel.types.ts';
export { InQueuePart, type InQueuePartProps } from './InQueuePart.tsx';
export { PushOffer, type PushOfferProps } from './PushOffer.tsx';
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
  PlaceInQueue,
  QueuePlace,
  SayingState,
} from './TeleHealthScreen.types.ts';
export { type Waiting, WaitingBar, type WaitingBarProps } from './WaitingBar.tsx';
