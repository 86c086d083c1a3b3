export { TeleHealthScreen, type TeleHealthScreenProps } from './TeleHealthScreen.tsx';
export type { JoinState, NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';
