import { VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { NextStep } from '../shared/NextStep.tsx';
import { consultationCopy } from './ConsultationScreen.copy.ts';
import type { ConsultationEntry } from './ConsultationScreen.types.ts';

const { ongoing: copy } = consultationCopy;

/** The way back into a consultation that has not ended; nothing for one that has. */
export function ReturnToCallCard({ entry }: { entry: ConsultationEntry }) {
  if (entry.status === 'ended' || entry.callHref === null) return null;
  return (
    <NextStep
      icon={<VideoIcon size={28} />}
      title={copy[entry.status]}
      text={copy.text(entry.with)}
      action={<ButtonLink href={entry.callHref}>{copy.action}</ButtonLink>}
    />
  );
}
