import type { Brand } from '../../primitives/Logo/index.ts';

/** E-mail address and password. */
export interface Credentials {
  email: string;
  password: string;
}

/** Sign-in with an identity provider in a separate window. */
export interface ProviderSignIn {
  /** Name after “Continue with” in the button label. */
  name: string;
  /**
   * State of the sign-in. `waiting` while the window is open: the screen shows “Waiting for sign-in…” with a cancel
   * button, and a second press replaces the window. `finishing` while the response is exchanged for a session.
   */
  status: 'idle' | 'waiting' | 'finishing';
  onStart: () => void;
  onCancel: () => void;
}

/** Props of `LoginScreen`. */
export interface LoginScreenProps {
  /** Whether the request is pending. The fields stay editable. */
  isPending: boolean;
  /** Error of the last attempt, one sentence, such as a wrong password or no connection. */
  errorMessage?: string;
  /** Initial e-mail address, such as that of an ended session. */
  initialEmail?: string;
  /** Identity provider; absent if the installation has none. */
  provider?: ProviderSignIn;
  /** Path of the sign-up page. */
  signUpHref?: string;
  /** Path of the page to reset a forgotten password. */
  forgotPasswordHref?: string;
  /** Sentence below the title. */
  lead?: string;
  /** Brand of another product. */
  brand?: Brand;
  /** Called with the typed address and password. */
  onSignIn: (credentials: Credentials) => void;
}
