import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';
import { CalledCard } from './CalledCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { InQueueCard } from './InQueueCard.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import type { VisitQuestions, VisitReason } from './reason.types.ts';
import type { PlaceInQueue, SayingState } from './TeleHealthScreen.types.ts';

/** Props of `InQueuePart`. */
export interface InQueuePartProps {
  place: PlaceInQueue;
  /** Questions before the visit. */
  questions: VisitQuestions;
  /** State of saying where the patient is. */
  saying: SayingState;
  /** State of changing the reason for the visit. */
  sayingReason: SayingState;
  /** State of agreeing to visits by video. */
  consenting: SayingState;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Offer of a message when the doctor is ready: a `PushOffer`. */
  pushOffer?: ReactNode;
  /** Check of camera and microphone: a `DeviceCheck`. */
  deviceCheck?: ReactNode;
  /** Photos and documents for the doctor: a `VisitFilesCard`. */
  files?: ReactNode;
  /** Whether leaving the queue is pending. */
  isLeaving: boolean;
  /** Error of leaving the queue. */
  leaveError?: string;
  /** Called with where the patient is, `''` to delete it. */
  onSayLocation: (location: string) => void;
  /** Called with the changed reason. */
  onSayReason: (reason: VisitReason) => void;
  /** Called when the patient agrees to visits by video. */
  onConsent: () => void;
  /** Called when the patient confirms leaving the queue. */
  onLeaveQueue: () => void;
}

/** Part of `TeleHealthScreen` for a patient in the queue: the waiting room or the call, what the doctor knows, leave the queue. */
export function InQueuePart(props: InQueuePartProps) {
  const { place, questions, sayingReason, onSayReason } = props;
  const { call, callHref, reason, consent } = place;
  if (call) return <CalledCard {...call} callHref={callHref} />;
  return (
    <Stack gap="md">
      <InQueueCard {...props} />
      {props.pushOffer}
      <ConsentCard {...props} consent={consent} />
      {props.deviceCheck}
      <ReasonCard questions={questions} reason={reason} saying={sayingReason} onSay={onSayReason} />
      {props.files}
    </Stack>
  );
}
