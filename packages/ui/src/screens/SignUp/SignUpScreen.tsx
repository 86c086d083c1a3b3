import { type ReactNode, useEffect, useRef } from 'react';
import { Stepper } from '../../patterns/Stepper/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { signUpCopy as copy } from './SignUpScreen.copy.ts';
import type { SignUpScreenProps } from './SignUpScreen.types.ts';

const steps = (['account', 'code', 'profile'] as const).map((id) => ({ id, label: copy.steps[id] }));

function leadOf(props: SignUpScreenProps): string {
  return props.step === 'code' ? copy.code.lead(props.email) : copy[props.step].lead;
}

function formOf(props: SignUpScreenProps): ReactNode {
  switch (props.step) {
    case 'account':
      return <AccountStep {...props} />;
    case 'code':
      return <CodeStep {...props} />;
    case 'profile':
      return <ProfileStep {...props} />;
    default:
      return props satisfies never;
  }
}

/** Route `/Signup`: account, code, health profile, on one route. */
export function SignUpScreen(props: SignUpScreenProps) {
  const { step } = props;
  const frame = useRef<HTMLDivElement>(null);
  // The button that led to this step has gone, and the focus with it.
  useEffect(() => {
    if (step !== 'account' && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);
  return (
    <div ref={frame} role="presentation">
      <EntryFrame
        key={step}
        title={copy[step].title}
        lead={leadOf(props)}
        progress={<Stepper steps={steps} currentId={step} />}
      >
        {formOf(props)}
      </EntryFrame>
    </div>
  );
}
