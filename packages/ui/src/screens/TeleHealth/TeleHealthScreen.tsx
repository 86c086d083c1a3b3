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
import type { JoinState, NricCheck, QueuePlace } from './TeleHealthScreen.types.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** Props of `TeleHealthScreen`. */
export interface TeleHealthScreenProps {
  /** What somebody in an emergency does instead of waiting. */
  emergency: EmergencyNoticeProps;
  /** The person's place in the queue. */
  queue: Remote<QueuePlace>;
  /** How far joining the queue has come, and what the server refused. */
  join: JoinState;
  /** Initial value: the NRIC or FIN of the patient's own profile. */
  initialNric?: string;
  /** Says whether a typed number can be an NRIC or FIN. Pure; it proves typing, not identity. */
  checkNric: (value: string) => NricCheck;
  /** Whether the place in the queue is being given up. */
  isLeaving: boolean;
  /** Why leaving the queue failed. */
  leaveError?: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called with a well-formed NRIC or FIN in capitals and without spaces. */
  onJoinQueue: (nric: string) => void;
  /** The patient confirmed that they give up their place. */
  onLeaveQueue: () => void;
}

/** Route `/TeleHealth`: into the queue for a video consultation, back to the call, or out of the queue. */
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
