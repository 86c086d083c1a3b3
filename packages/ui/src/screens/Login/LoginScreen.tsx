/** What a person types to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

export interface LoginScreenProps {
  /** The answer is awaited: the button is pending, the fields stay editable. */
  isPending: boolean;
  /** One sentence on why the last try failed, such as a wrong password or no connection. */
  errorMessage?: string;
  /** E-mail address to begin with, such as that of a session which has ended. */
  initialEmail?: string;
  onSignIn: (credentials: Credentials) => void;
}
