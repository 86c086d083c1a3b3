import type { ComponentType } from 'react';
import {
  DiaryIcon,
  DoctorIcon,
  MedicationIcon,
  PeopleIcon,
  SuccessIcon,
  VideoIcon,
} from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { NextStep as NextStepFrame } from '../shared/NextStep.tsx';
import { homeCopy } from './HomeScreen.copy.ts';
import type { NextStep } from './HomeScreen.types.ts';

const icons: Record<NextStep['kind'], ComponentType<{ size: number }>> = {
  addReading: DiaryIcon,
  returnToCall: VideoIcon,
  joinCall: VideoIcon,
  seeDoctor: DoctorIcon,
  takeMedicine: MedicationIcon,
  doneForToday: SuccessIcon,
  openQueue: PeopleIcon,
};

/** Renders the next step. */
export function NextStepCard({ step }: { step: NextStep }) {
  const { title, text, action } = homeCopy.next(step);
  const Icon = icons[step.kind];
  return (
    <NextStepFrame
      icon={<Icon size={28} />}
      kicker={homeCopy.nextTitle}
      title={title}
      text={text}
      action={<ButtonLink href={step.href}>{action}</ButtonLink>}
    />
  );
}
