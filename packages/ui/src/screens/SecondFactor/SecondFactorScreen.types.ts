import type { FieldErrors } from '../../patterns/Form/index.ts';
import type { QrCodeProps } from '../../patterns/QrCode/index.ts';

/** State of the second factor. */
export interface SecondFactorState {
  isOn: boolean;
  /** Whether the account requires a second factor. */
  isRequired: boolean;
  recoveryCodesLeft: number;
  /** Whether the account has a password. Accounts of an identity provider have none. */
  hasPassword: boolean;
}

/** Key for an authenticator app. */
export interface AuthenticatorKey {
  /** Secret in Base32. */
  secret: string;
  /** Modules of the QR code with the secret. */
  modules: QrCodeProps['modules'];
}

/** Step of the setup: start, QR code, or recovery codes. */
export type SecondFactorStep =
  | { kind: 'overview' }
  | { kind: 'scan'; key: AuthenticatorKey }
  | { kind: 'codes'; recoveryCodes: readonly string[] };

/** State of the form of the current step, with the last response of the server. */
export interface StepFormState {
  isSaving: boolean;
  /** Server errors by field name. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}
