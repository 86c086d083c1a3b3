import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { CalledCard } from './CalledCard.tsx';
import { EmergencyNotice, type EmergencyNoticeProps } from './EmergencyNotice.tsx';
import { InQueueCard } from './InQueueCard.tsx';
import { JoinForm } from './JoinForm.tsx';
import { teleHealthCopy as copy } from './TeleHealthScreen.copy.ts';
import * as styles from './TeleHealthScreen.css.ts';
import type { JoinState, NricCheck, QueuePlace, SayingState } from './TeleHealthScreen.types.ts';
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
  /** State of saying where the patient is, while in the queue. */
  saying: SayingState;
  /** Whether leaving the queue is pending. */
  isLeaving: boolean;
  /** Error of leaving the queue. */
  leaveError?: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with a valid NRIC or FIN in upper case without spaces, and where the patient is, `''` when not said. */
  onJoinQueue: (nric: string, location: string) => void;
  /** Called with where a patient in the queue is, `''` to delete it. */
  onSayLocation: (location: string) => void;
  /** Called when the patient confirms leaving the queue. */
  onLeaveQueue: () => void;
}

/** Renders route `/TeleHealth`: join the queue for a video consultation, return to the call, or leave the queue. */
export function TeleHealthScreen(props: TeleHealthScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <EmergencyNotice {...props.emergency} />
      <div className={styles.columns}>
        <RemoteView value={props.queue} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
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
  return <InQueueCard {...props} place={{ ...place, callHref }} />;
}
