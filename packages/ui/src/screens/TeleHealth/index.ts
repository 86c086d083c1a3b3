export { TeleHealthScreen, type TeleHealthScreenProps } from './TeleHealthScreen.tsx';
export type { JoinState, NricCheck, QueuePlace, SayingState } from './TeleHealthScreen.types.ts';
