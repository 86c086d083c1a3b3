/** Props of `ForgotPasswordScreen`: asks for the link that sets a new password. */
export interface ForgotPasswordScreenProps {
  isPending: boolean;
  /** The link is on its way: the screen says so and offers to go back to sign-in. */
  isSent: boolean;
  /** One sentence on why the last try failed. */
  errorMessage?: string;
  initialEmail?: string;
  loginHref: string;
  onSubmit: (email: string) => void;
}
