import type { Brand } from '../../primitives/Logo/index.ts';

/** Props of `ForgotPasswordScreen`. */
export interface ForgotPasswordScreenProps {
  /** Whether the request is pending. */
  isPending: boolean;
  /** Whether the link was sent. The screen then links back to the sign-in page. */
  isSent: boolean;
  /** Path of the demo outbox; `null` where mails are really sent. */
  demoOutboxHref: string | null;
  /** Error of the last attempt, one sentence. */
  errorMessage?: string;
  /** Initial e-mail address, such as that of a failed sign-in. */
  initialEmail?: string;
  /** Path of the sign-in page. */
  loginHref: string;
  /** Called with the e-mail address. */
  onSubmit: (email: string) => void;
  /** Brand of another product. */
  brand?: Brand;
}
