import type { ReactNode } from 'react';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { FormDraft } from '../shared/draft.types.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { EmergencyNotice, type EmergencyNoticeProps } from './EmergencyNotice.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { ReasonInput, VisitQuestions } from './reason.types.ts';
import { teleHealthCopy as copy } from './TeleHealthScreen.copy.ts';
import * as styles from './TeleHealthScreen.css.ts';
import type { JoiningPatient, JoinState, NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';
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
  /** The user's IANA time zone. */
  timeZone: string;
  /** Offer of a message when the doctor is ready: a `PushOffer`. */
  pushOffer?: ReactNode;
  /** What a patient in the queue sees: an `InQueuePart`. */
  inQueue: ReactNode;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called when the patient joins. */
  onJoinQueue: (joining: JoiningPatient) => void;
}

/** Renders route `/TeleHealth`: join the queue for a video consultation, go to the waiting room, or leave the queue. */
export function TeleHealthScreen(props: TeleHealthScreenProps) {
  const { queue } = props;
  // What the patient has said is answered more exactly than by the general notice.
  const advice = queue.status === 'ready' && queue.data.callHref !== null ? queue.data.advice : null;
  return (
    <Page title={copy.title} lead={copy.lead}>
      {advice ? <UrgentAdvice {...advice} /> : <EmergencyNotice {...props.emergency} />}
      <div className={styles.columns}>
        <RemoteView value={queue} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
          {(place) => (place.callHref === null ? <JoinForm {...props} place={place} /> : props.inQueue)}
        </RemoteView>
        <WhatHappens />
      </div>
    </Page>
  );
}
