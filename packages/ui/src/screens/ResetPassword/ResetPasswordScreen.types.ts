/** A new password, typed twice. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Props of `ResetPasswordScreen`: sets a new password with the link of the mail. */
export interface ResetPasswordScreenProps {
  /** Whether the request is pending. */
  isPending: boolean;
  /** The link was used or is too old: the form makes way for a link to ask for another one. */
  isLinkExpired: boolean;
  /** One sentence on why the last try failed as a whole. */
  errorMessage?: string;
  /** Errors of the server by field name. A new object for each response. */
  fieldErrors?: Readonly<Record<string, string>>;
  /** Page on which one signs in. */
  loginHref: string;
  /** Page on which a forgotten password is replaced. */
  forgotPasswordHref: string;
  /** Called with the new password. */
  onSubmit: (password: NewPassword) => void;
}
