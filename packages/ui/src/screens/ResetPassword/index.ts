export { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
export type { NewPassword, ResetPasswordScreenProps } from './ResetPasswordScreen.types.ts';
