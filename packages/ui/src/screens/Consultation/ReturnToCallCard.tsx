import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { NextStep } from '../shared/NextStep.tsx';
import { consultationCopy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

const { ongoing, attending } = consultationCopy;

interface ReturnToCallCardProps {
  entry: ConsultationEntry;
  /** Whether the reader is the patient instead of the doctor. */
  isPatient: boolean;
}

/** Renders a link to an ongoing consultation, or nothing for an ended one. */
export function ReturnToCallCard({ entry, isPatient }: ReturnToCallCardProps) {
  if (entry.status === 'ended' || entry.callHref === null) return null;
  const { title, text, action } = isPatient ? ongoing[entry.status] : attending;
  return (
    <NextStep
      icon={<VideoIcon size={28} />}
      title={title}
      text={text(entry.with)}
      action={<ButtonLink href={entry.callHref}>{action}</ButtonLink>}
    />
  );
}
