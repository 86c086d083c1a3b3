import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { signUpCopy as copy } from './SignUpScreen.copy.ts';
import type { SignUpScreenProps } from './SignUpScreen.types.ts';

/** Renders the first steps of route `/Signup`: account and code. `SignUpProfileScreen` renders the health profile on the same route. */
export function SignUpScreen(props: SignUpScreenProps) {
  if (props.step === 'code')
    return (
      <SignUpFrame step="code" brand={props.brand} lead={copy.code.lead(props.email)}>
        <CodeStep {...props} />
      </SignUpFrame>
    );
  return (
    <SignUpFrame step="account" brand={props.brand} lead={copy.account.lead}>
      <AccountStep {...props} />
    </SignUpFrame>
  );
}
