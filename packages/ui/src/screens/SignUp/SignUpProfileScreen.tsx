import { ProfileStep } from './ProfileStep.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { SignUpProfileScreenProps } from './SignUpScreen.types.ts';

/** Route `/Signup`, third step: the health profile. A screen of its own, so that nobody loads it who has no account yet. */
export function SignUpProfileScreen(props: SignUpProfileScreenProps) {
  return (
    <SignUpFrame step="profile" lead={signUpCopy.profile.lead}>
      <ProfileStep {...props} />
    </SignUpFrame>
  );
}
