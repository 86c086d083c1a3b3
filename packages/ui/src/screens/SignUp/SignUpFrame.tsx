import { type ReactNode, useEffect, useRef } from 'react';
import { Stepper } from '../../patterns/Stepper/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { signUpCopy as copy } from './SignUpScreen.copy.ts';

type Step = keyof typeof copy.steps;

const steps = (['account', 'code', 'profile'] as const).map((id) => ({ id, label: copy.steps[id] }));

interface SignUpFrameProps {
  step: Step;
  /** One sentence below the title. */
  lead: string;
  children: ReactNode;
}

/** What stands around every step of sign-up: how far one has come, and the title, which takes the focus after the first. */
export function SignUpFrame({ step, lead, children }: SignUpFrameProps) {
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
        lead={lead}
        progress={<Stepper steps={steps} currentId={step} />}
      >
        {children}
      </EntryFrame>
    </div>
  );
}
