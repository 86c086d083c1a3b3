export type { TargetChange } from '../shared/target.schema.ts';
export {
  CustomHealthTargetsScreen,
  type CustomHealthTargetsScreenProps,
} from './CustomHealthTargetsScreen.tsx';
export type { OwnTarget, TargetEditing } from './CustomHealthTargetsScreen.types.ts';
