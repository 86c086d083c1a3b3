import type { FieldOption } from '../../patterns/Field/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import type { FormDraft } from '../shared/draft.types.ts';

/** What opens an account. The passwords are absent for someone whom an identity provider vouches for. */
export interface SignUpAccount {
  fullName: string;
  email: string;
  password?: string;
  confirmPassword?: string;
  phone?: string;
  avatar?: File;
}

/** The health profile of sign-up. Lists hold uuids. */
export interface SignUpProfile {
  /** Day of birth, `YYYY-MM-DD`. */
  dateOfBirth: string;
  genderUuid: string;
  ethnicityUuid?: string;
  isSmoker?: boolean;
  chronicConditionsUuid: string[];
  currentlyMedicationsUuid: string[];
}

/** The lists that the health profile chooses from. */
export interface SignUpLists {
  genders: readonly FieldOption[];
  ethnicities: readonly FieldOption[];
  chronicConditions: readonly FieldOption[];
  currentMedications: readonly FieldOption[];
}

/** What each step needs to know of its last try. */
interface StepAnswer {
  /** The answer is awaited: the button is pending, the fields stay editable. */
  isPending: boolean;
  /** One sentence on why the last try failed as a whole. */
  errorMessage?: string;
  /** Errors of the server by field name. A new object for each response. */
  fieldErrors?: Readonly<Record<string, string>>;
}

/** First step: e-mail and password, or only the name where an identity provider vouches for the e-mail. */
export interface AccountStepProps extends StepAnswer {
  /** The first step: an address and a password. */
  step: 'account';
  /** Known from the identity provider: the e-mail is fixed and no password is asked for. */
  provided?: { email: string; fullName: string };
  /** Page on which one signs in. */
  loginHref: string;
  /** Called with what the account is made of. */
  onSubmit: (account: SignUpAccount) => void;
}

/** Second step: the six digits of the mail. */
export interface CodeStepProps extends StepAnswer {
  /** The second step: the code from the e-mail. */
  step: 'code';
  /** Where the code was sent. */
  email: string;
  /** Where the mails of a demo are read; null where mails leave for people. */
  demoOutboxHref: string | null;
  /** Five wrong tries, or too late: this code cannot work any more, a new one has to be asked for. */
  isSpent: boolean;
  /** `cooling` for 30 seconds after a code was sent. */
  resend: 'ready' | 'sending' | 'cooling';
  /** Called with the code from the e-mail. */
  onSubmit: (code: string) => void;
  /** Called to have the code sent again. */
  onResend: () => void;
  /** Called when the person signs out. */
  onSignOut: () => void;
}

/** The fields of the health profile as they stand in the form. */
export interface SignUpProfileFields extends Omit<SignUpProfile, 'isSmoker'> {
  /** `yes`, `no`, or nothing. */
  isSmoker?: string;
}

/** Props of `SignUpProfileScreen`: the third step, the health profile. */
export interface SignUpProfileScreenProps extends StepAnswer {
  /** What was typed before and not saved. */
  draft?: FormDraft<SignUpProfileFields>;
  /** What can be chosen from in the profile. */
  lists: Remote<SignUpLists>;
  /** The present day where the person is, `YYYY-MM-DD`: a day of birth cannot be in the future. */
  today: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called with what the person told of themselves. */
  onSubmit: (profile: SignUpProfile) => void;
  /** Called when the person signs out. */
  onSignOut: () => void;
}

/** Props of `SignUpScreen`: one of the first two steps. The caller decides which. */
export type SignUpScreenProps = AccountStepProps | CodeStepProps;
