export { SecondFactorScreen, type SecondFactorScreenProps } from './SecondFactorScreen.tsx';
export type {
  AuthenticatorKey,
  SecondFactorState,
  SecondFactorStep,
  StepFormState,
} from './SecondFactorScreen.types.ts';
