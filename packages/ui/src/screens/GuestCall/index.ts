export { GuestCallScreen } from './GuestCallScreen.tsx';
export type { GuestCallScreenProps, GuestLobbyPhase } from './GuestCallScreen.types.ts';
