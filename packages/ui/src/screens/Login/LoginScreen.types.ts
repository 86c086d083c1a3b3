/** What a person types to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signing in with the identity provider, in a window of its own. */
export interface ProviderSignIn {
  /** What the button says after “Continue with”. */
  name: string;
  /**
   * `waiting` while its window is open: the screen says “Waiting for sign-in…” and offers to cancel. The button stays usable: a
   * second press replaces the window. `finishing` while the answer is exchanged for a session.
   */
  status: 'idle' | 'waiting' | 'finishing';
  onStart: () => void;
  onCancel: () => void;
}

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** The answer is awaited: the button is pending, the fields stay editable. */
  isPending: boolean;
  /** One sentence on why the last try failed, such as a wrong password or no connection. */
  errorMessage?: string;
  /** Initial e-mail address, such as that of a session which has ended. */
  initialEmail?: string;
  /** Absent where the installation has no identity provider. */
  provider?: ProviderSignIn;
  /** Page on which an account is made. */
  signUpHref?: string;
  /** Page on which a forgotten password is replaced. */
  forgotPasswordHref?: string;
  /** Called with the address and the password as typed. */
  onSignIn: (credentials: Credentials) => void;
}
