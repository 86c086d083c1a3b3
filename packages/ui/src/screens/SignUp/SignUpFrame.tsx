import { type ReactNode, useEffect, useRef } from 'react';
import { Stepper } from '../../patterns/Stepper/index.ts';
import type { Brand } from '../../primitives/Logo/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { signUpCopy as copy } from './SignUpScreen.copy.ts';

type Step = keyof typeof copy.steps;

const steps = (['account', 'code', 'profile'] as const).map((id) => ({ id, label: copy.steps[id] }));

interface SignUpFrameProps {
  step: Step;
  /** One sentence below the title. */
  lead: string;
  brand?: Brand;
  children: ReactNode;
}

/** Renders the frame of the sign-up steps: progress and title. After the first step the title receives focus. */
export function SignUpFrame({ step, lead, brand, children }: SignUpFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Focus was lost with the button of the previous step.
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
        brand={brand}
        progress={<Stepper steps={steps} currentId={step} />}
      >
        {children}
      </EntryFrame>
    </div>
  );
}
