export { EmergencyCard } from '../shared/consultation/EmergencyCard.tsx';
export { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
export { ConsultationPanel, type ConsultationPanelProps } from './ConsultationPanel.tsx';
export { GuestRequest, type GuestRequestProps, type WaitingGuest } from './GuestRequest.tsx';
export { VideoCallScreen, type VideoCallScreenProps } from './VideoCallScreen.tsx';
export type { ActiveCall, CallPhase, MediaFault } from './VideoCallScreen.types.ts';
