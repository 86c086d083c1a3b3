export { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
export type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.types.ts';
