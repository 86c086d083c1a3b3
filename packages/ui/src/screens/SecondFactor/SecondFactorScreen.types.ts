import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { QrCodeProps } from '../../patterns/QrCode/index.ts';

/** How the second step of sign-in stands. */
export interface SecondFactorState {
  isOn: boolean;
  /** Whether the account may not do without. */
  isRequired: boolean;
  recoveryCodesLeft: number;
  /** Somebody who signs in with an identity provider has none. */
  hasPassword: boolean;
}

/** What an authenticator app has to be given. */
export interface AuthenticatorKey {
  /** Base32. */
  secret: string;
  /** The picture of the same. */
  modules: QrCodeProps['modules'];
}

/** Where in the task the person is: at its beginning, at the picture, or at the recovery codes. */
export type SecondFactorStep =
  | { kind: 'overview' }
  | { kind: 'scan'; key: AuthenticatorKey }
  | { kind: 'codes'; recoveryCodes: readonly string[] };

/** The form of the present step, with the last response of the server. */
export interface StepFormState {
  isSaving: boolean;
  /** Errors of the server by field. */
  errors?: FieldErrors;
  /** Why it failed as a whole. */
  message?: string;
}
