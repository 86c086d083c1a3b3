export { SignUpScreen } from './SignUpScreen.tsx';
export type { SignUpAccount, SignUpLists, SignUpProfile, SignUpScreenProps } from './SignUpScreen.types.ts';
