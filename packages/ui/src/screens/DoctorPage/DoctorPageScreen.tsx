import type { ReactNode } from 'react';
import { SettingsIcon, VideoIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AvailabilityCard } from './AvailabilityCard.tsx';
import { doctorPageCopy as copy } from './DoctorPageScreen.copy.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';
import { EmptyQueue } from './QueueTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Props of `DoctorPageScreen`. */
export interface DoctorPageScreenProps {
  /** Whether the doctor currently takes calls. */
  availability: Remote<{ isAvailable: boolean }>;
  /** Whether the change of availability is being saved. */
  isSavingAvailability: boolean;
  /** Error of the last change of availability. */
  availabilityError?: string;
  /** Patients in the order of calls: the most urgent first, then by time. */
  queue: Remote<readonly QueuePatient[]>;
  /** Whether the queue updates automatically; `false` while the live connection is lost. */
  isLive: boolean;
  /** Current instant, ISO 8601 in UTC, for the calculation of waiting times. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** Queue entry whose call is being opened. */
  openingUuid: string | null;
  /** Queue entry that is being marked as a no-show. */
  markingUuid: string | null;
  /** Ended consultations with unfinished notes: a `NotesToFinishCard`. */
  notesToFinish?: ReactNode;
  /** Patients whose records the doctor may open: a `PatientsCard`. */
  patients?: ReactNode;
  /** Calls with guests, who have no account: a `GuestLinksCard`. */
  guestCalls?: ReactNode;
  /** Notice of the last event, one sentence, such as “Call has ended. Thank you!”. */
  notice?: string;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Called with the new availability. */
  onChangeAvailability: (isAvailable: boolean) => void;
  /** Called when the user retries loading the availability. */
  onRetryAvailability: () => void;
  /** Called when the user retries loading the queue. */
  onRetryQueue: () => void;
  /** Called to check the doctor's devices, in a `DeviceDialog`. Without it there is no button. */
  onCheckDevices?: () => void;
  /** Called to open the call of a queue entry, or to rejoin it after a lost connection. */
  onOpenCall: (uuid: string) => void;
  /** Called to open the call of the first waiting patient in the order of calls. */
  onOpenNext: () => void;
  /** Called when the doctor confirms a no-show. */
  onMarkNoShow: (uuid: string) => void;
}

/** Renders route `/DoctorPage`: the doctor's availability and the waiting patients. */
export function DoctorPageScreen(props: DoctorPageScreenProps) {
  const { availability, queue, notice, isLive } = props;
  const hasNext = queue.status === 'ready' && queue.data.some(({ status }) => status === 'waiting');
  return (
    <Page title={copy.title}>
      {notice ? (
        <Banner tone="success" onDismiss={props.onDismissNotice}>
          {notice}
        </Banner>
      ) : null}
      <RemoteView
        value={availability}
        skeleton={<Skeleton shape="tile" />}
        onRetry={props.onRetryAvailability}
      >
        {({ isAvailable }) => <AvailabilityCard {...props} isAvailable={isAvailable} />}
      </RemoteView>
      <Stack as="section" gap="md" aria-label={copy.queue.heading}>
        <Inline justify="between" align="end" gap="md">
          <Stack gap="xs">
            <Heading level={2}>{copy.queue.heading}</Heading>
            <Text size="small" tone="muted">
              {isLive ? copy.live : copy.notLive}
            </Text>
          </Stack>
          <Inline gap="sm">
            {hasNext ? (
              <Button leadingIcon={<VideoIcon size={20} />} onPress={props.onOpenNext}>
                {copy.queue.next}
              </Button>
            ) : null}
            {props.onCheckDevices ? (
              <Button variant="soft" leadingIcon={<SettingsIcon size={20} />} onPress={props.onCheckDevices}>
                {copy.devices}
              </Button>
            ) : null}
          </Inline>
        </Inline>
        <RemoteView
          value={queue}
          skeleton={<Skeleton shape="chart" />}
          empty={<EmptyQueue />}
          isEmpty={(patients) => patients.length === 0}
          onRetry={props.onRetryQueue}
        >
          {(patients) => (
            <WaitingList patients={patients} now={props.now} timeZone={props.timeZone} actions={props} />
          )}
        </RemoteView>
      </Stack>
      {props.notesToFinish}
      {props.patients}
      {props.guestCalls}
    </Page>
  );
}
