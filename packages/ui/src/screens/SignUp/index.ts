export type { ItemOption } from '../shared/ItemPicker/index.ts';
export { SignUpProfileScreen } from './SignUpProfileScreen.tsx';
export { SignUpScreen } from './SignUpScreen.tsx';
export type {
  SignUpAccount,
  SignUpLists,
  SignUpProfile,
  SignUpProfileFields,
  SignUpProfileScreenProps,
  SignUpScreenProps,
} from './SignUpScreen.types.ts';
