import type { Brand } from '../../primitives/Logo/index.ts';

/** New password with its repetition. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Props of `ResetPasswordScreen`. */
export interface ResetPasswordScreenProps {
  /** Whether the request is pending. */
  isPending: boolean;
  /** Whether the link was used or has expired. A link to request another one then replaces the form. */
  isLinkExpired: boolean;
  /** Error of the whole form, one sentence. */
  errorMessage?: string;
  /** Server errors by field name. A new object for each response. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Path of the sign-in page. */
  loginHref: string;
  /** Path of the page to reset a forgotten password. */
  forgotPasswordHref: string;
  /** Called with the new password. */
  onSubmit: (password: NewPassword) => void;
  /** Brand of another product. */
  brand?: Brand;
}
