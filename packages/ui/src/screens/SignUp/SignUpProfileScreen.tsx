import { ProfileStep } from './ProfileStep.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { signUpCopy } from './SignUpScreen.copy.ts';
import type { SignUpProfileScreenProps } from './SignUpScreen.types.ts';

/**
 * Renders the third step of route `/Signup`: the health profile. It is a separate screen, so that it is loaded only
 * after the account exists.
 */
export function SignUpProfileScreen(props: SignUpProfileScreenProps) {
  return (
    <SignUpFrame step="profile" brand={props.brand} lead={signUpCopy.profile.lead}>
      <ProfileStep {...props} />
    </SignUpFrame>
  );
}
