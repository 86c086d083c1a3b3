export { GuestCallScreen } from './GuestCallScreen.tsx';
export type { GuestCallScreenProps, GuestLobbyPhase, GuestPhase } from './GuestCallScreen.types.ts';
