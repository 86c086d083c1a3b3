export { VideoCallScreen, type VideoCallScreenProps } from './VideoCallScreen.tsx';
export type { ActiveCall, CallPhase, MediaFault } from './VideoCallScreen.types.ts';
