export { EmergencyCard } from '../shared/consultation/EmergencyCard.tsx';
export { FilesComposer, type FilesComposerProps } from '../shared/consultation/FilesComposer.tsx';
export { MessageComposer, type MessageComposerProps } from '../shared/consultation/MessageComposer.tsx';
export {
  type RecordDocument,
  VisitFilesDialog,
  type VisitFilesDialogProps,
} from '../shared/consultation/VisitFilesDialog.tsx';
export { VisitMessages, type VisitMessagesProps } from '../shared/consultation/VisitMessages.tsx';
export type {
  MessageThread,
  UnsentMessage,
  VisitFile,
  VisitMessage,
} from '../shared/consultation/VisitMessages.types.ts';
export { type Preview, PreviewDialog } from '../shared/PreviewDialog.tsx';
export { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
export {
  ConsultationPanel,
  type ConsultationPanelProps,
  type ConsultationTab,
} from './ConsultationPanel.tsx';
export { GuestRequest, type GuestRequestProps, type WaitingGuest } from './GuestRequest.tsx';
export { VideoCallScreen, type VideoCallScreenProps } from './VideoCallScreen.tsx';
export type { ActiveCall, CallMessages, CallPhase, MediaFault } from './VideoCallScreen.types.ts';
