import type { ReactNode } from 'react';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { FormDraft } from '../shared/draft.types.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { CalledCard } from './CalledCard.tsx';
import { EmergencyNotice, type EmergencyNoticeProps } from './EmergencyNotice.tsx';
import { InQueueCard } from './InQueueCard.tsx';
import { JoinForm } from './JoinForm.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import type { ReasonInput, VisitQuestions, VisitReason } from './reason.types.ts';
import { teleHealthCopy as copy } from './TeleHealthScreen.copy.ts';
import * as styles from './TeleHealthScreen.css.ts';
import type {
  JoiningPatient,
  JoinState,
  NricCheck,
  QueuePlace,
  SayingState,
} from './TeleHealthScreen.types.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** Props of `TeleHealthScreen`. */
export interface TeleHealthScreenProps {
  /** Emergency instructions. */
  emergency: EmergencyNoticeProps;
  /** The patient's place in the queue. */
  queue: Remote<QueuePlace>;
  /** State of joining the queue, with the last response of the server. */
  join: JoinState;
  /** Initial NRIC or FIN, from the patient's profile. */
  initialNric?: string;
  /** Validates a typed NRIC or FIN. Pure; it detects typing errors, and proves no identity. */
  checkNric: (value: string) => NricCheck;
  /** Questions before the visit. */
  questions: VisitQuestions;
  /** Draft of the answers. */
  draft: Omit<FormDraft<ReasonInput>, 'onDiscard'>;
  /** State of saying where the patient is, while in the queue. */
  saying: SayingState;
  /** State of changing the reason for the visit, while in the queue. */
  sayingReason: SayingState;
  /** Check of camera and microphone while in the queue: a `DeviceCheck`. */
  deviceCheck?: ReactNode;
  /** Whether leaving the queue is pending. */
  isLeaving: boolean;
  /** Error of leaving the queue. */
  leaveError?: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called when the patient joins. */
  onJoinQueue: (joining: JoiningPatient) => void;
  /** Called with where a patient in the queue is, `''` to delete it. */
  onSayLocation: (location: string) => void;
  /** Called with the changed reason of a patient in the queue. */
  onSayReason: (reason: VisitReason) => void;
  /** Called when the patient confirms leaving the queue. */
  onLeaveQueue: () => void;
}

/** Renders route `/TeleHealth`: join the queue for a video consultation, return to the call, or leave the queue. */
export function TeleHealthScreen(props: TeleHealthScreenProps) {
  const { queue } = props;
  // What the patient has said is answered more exactly than by the general notice.
  const advice = queue.status === 'ready' && queue.data.callHref !== null ? queue.data.advice : null;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {advice ? <UrgentAdvice {...advice} /> : <EmergencyNotice {...props.emergency} />}
      <div className={styles.columns}>
        <RemoteView value={queue} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
          {(place) => <QueuePart {...props} place={place} />}
        </RemoteView>
        <WhatHappens />
      </div>
    </Page>
  );
}

function QueuePart({ place, ...props }: TeleHealthScreenProps & { place: QueuePlace }) {
  const { callHref } = place;
  if (callHref === null) return <JoinForm {...props} place={place} />;
  if (place.call) return <CalledCard {...place.call} callHref={callHref} />;
  const { questions, sayingReason, onSayReason } = props;
  return (
    <Stack gap="md">
      <InQueueCard {...props} place={{ ...place, callHref }} />
      {props.deviceCheck}
      <ReasonCard questions={questions} reason={place.reason} saying={sayingReason} onSay={onSayReason} />
    </Stack>
  );
}
