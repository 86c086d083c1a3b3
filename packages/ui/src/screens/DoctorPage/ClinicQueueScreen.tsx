import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { doctorPageCopy as copy } from './DoctorPageScreen.copy.ts';
import type { QueuePatient } from './DoctorPageScreen.types.ts';
import { EmptyQueue } from './QueueTable.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Props of `ClinicQueueScreen`. */
export interface ClinicQueueScreenProps {
  /** Patients in the order of calls. */
  queue: Remote<readonly QueuePatient[]>;
  /** Current instant, ISO 8601 in UTC, for the calculation of waiting times. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** Notice of the last event, one sentence, such as “Call has ended. Thank you!”. */
  notice?: string;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Called when the user retries loading the queue. */
  onRetry: () => void;
}

/** Renders route `/DoctorPage` for admins: waiting patients and times, without calls and records. */
export function ClinicQueueScreen({ queue, now, timeZone, notice, ...props }: ClinicQueueScreenProps) {
  return (
    <Page title={copy.queue.heading} lead={copy.clinicLead}>
      {notice ? (
        <Banner tone="success" onDismiss={props.onDismissNotice}>
          {notice}
        </Banner>
      ) : null}
      <RemoteView
        value={queue}
        skeleton={<Skeleton shape="chart" />}
        empty={<EmptyQueue />}
        isEmpty={(patients) => patients.length === 0}
        onRetry={props.onRetry}
      >
        {(patients) => <WaitingList patients={patients} now={now} timeZone={timeZone} />}
      </RemoteView>
    </Page>
  );
}
