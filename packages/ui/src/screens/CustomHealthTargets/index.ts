export {
  CustomHealthTargetsScreen,
  type CustomHealthTargetsScreenProps,
} from './CustomHealthTargetsScreen.tsx';
export type { OwnTarget, TargetChange, TargetEditing } from './CustomHealthTargetsScreen.types.ts';
