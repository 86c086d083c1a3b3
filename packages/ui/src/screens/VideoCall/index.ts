export { EmergencyCard } from '../shared/consultation/EmergencyCard.tsx';
export { MessageComposer, type MessageComposerProps } from '../shared/consultation/MessageComposer.tsx';
export { VisitMessages, type VisitMessagesProps } from '../shared/consultation/VisitMessages.tsx';
export type {
  MessageThread,
  UnsentMessage,
  VisitMessage,
} from '../shared/consultation/VisitMessages.types.ts';
export { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
export {
  ConsultationPanel,
  type ConsultationPanelProps,
  type ConsultationTab,
} from './ConsultationPanel.tsx';
export { GuestRequest, type GuestRequestProps, type WaitingGuest } from './GuestRequest.tsx';
export { VideoCallScreen, type VideoCallScreenProps } from './VideoCallScreen.tsx';
export type { ActiveCall, CallMessages, CallPhase, MediaFault } from './VideoCallScreen.types.ts';
