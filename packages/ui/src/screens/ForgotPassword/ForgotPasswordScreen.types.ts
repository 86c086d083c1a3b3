/** Props of `ForgotPasswordScreen`: asks for the link that sets a new password. */
export interface ForgotPasswordScreenProps {
  /** Whether the request is pending. */
  isPending: boolean;
  /** The link is on its way: the screen says so and offers to go back to sign-in. */
  isSent: boolean;
  /** Where the mails of a demo are read; null where mails leave for people. */
  demoOutboxHref: string | null;
  /** One sentence on why the last try failed. */
  errorMessage?: string;
  /** Initial address, such as the one that was tried on the page before. */
  initialEmail?: string;
  /** Page on which one signs in. */
  loginHref: string;
  /** Called with the address to send the link to. */
  onSubmit: (email: string) => void;
}
