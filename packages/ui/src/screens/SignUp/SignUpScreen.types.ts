import type { FieldOption } from '../../patterns/Field/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { Brand } from '../../primitives/Logo/index.ts';
import type { FormDraft } from '../shared/draft.types.ts';
import type { ItemOption } from '../shared/ItemPicker/index.ts';

/** Account data. Passwords are absent for accounts of an identity provider. */
export interface SignUpAccount {
  fullName: string;
  email: string;
  password?: string;
  confirmPassword?: string;
  phone?: string;
  avatar?: File;
}

/** Health profile of sign-up. Lists contain uuids. */
export interface SignUpProfile {
  /** Date of birth, `YYYY-MM-DD`. */
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  chronicConditionsUuid: string[];
  currentlyMedicationsUuid: string[];
}

/** Options of the lists in the health profile. */
export interface SignUpLists {
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  chronicConditions: readonly FieldOption[];
  /** Groups of medicines, each with the names that belong to it. */
  currentMedications: readonly ItemOption[];
}

/** Result of the last submission of a step. */
interface StepAnswer {
  /** Brand of another product. */
  brand?: Brand;
  /** Whether the request is pending. The fields stay editable. */
  isPending: boolean;
  /** Error of the last attempt as a whole, one sentence. */
  errorMessage?: string;
  /** Server errors by field name. A new object for each response. */
  fieldErrors?: Readonly<Record<string, string>>;
}

/** First step: e-mail and password, or only the name if an identity provider supplies the e-mail. */
export interface AccountStepProps extends StepAnswer {
  /** First step: address and password. */
  step: 'account';
  /** Data from the identity provider: the e-mail is read-only, and no password is required. */
  provided?: { email: string; fullName: string };
  /** Path of the sign-in page. */
  loginHref: string;
  /** Called with the account data. */
  onSubmit: (account: SignUpAccount) => void;
}

/** Second step: the six-digit code from the e-mail. */
export interface CodeStepProps extends StepAnswer {
  /** Second step: code from the e-mail. */
  step: 'code';
  /** Address to which the code was sent. */
  email: string;
  /** Path of the demo outbox; `null` where mails are really sent. */
  demoOutboxHref: string | null;
  /** Whether the code is invalid after five wrong attempts or its expiry, so that a new one is required. */
  isSpent: boolean;
  /** `cooling` for 30 seconds after a code was sent. */
  resend: 'ready' | 'sending' | 'cooling';
  /** Called with the code from the e-mail. */
  onSubmit: (code: string) => void;
  /** Called to resend the code. */
  onResend: () => void;
  /** Called when the user signs out. */
  onSignOut: () => void;
}

/** Field values of the health profile. */
export interface SignUpProfileFields extends Omit<SignUpProfile, 'isSmoker'> {
  /** `yes`, `no`, or absent. */
  isSmoker?: string;
}

/** Props of `SignUpProfileScreen`. */
export interface SignUpProfileScreenProps extends StepAnswer {
  /** Unsaved input from an earlier visit. */
  draft?: FormDraft<SignUpProfileFields>;
  /** Options of the lists. */
  lists: Remote<SignUpLists>;
  /** Current date in the user's time zone, `YYYY-MM-DD`, as the latest date of birth. */
  today: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the health profile. */
  onSubmit: (profile: SignUpProfile) => void;
  /** Called when the user signs out. */
  onSignOut: () => void;
}

/** Props of `SignUpScreen`: one of the first two steps, chosen by the caller. */
export type SignUpScreenProps = AccountStepProps | CodeStepProps;
