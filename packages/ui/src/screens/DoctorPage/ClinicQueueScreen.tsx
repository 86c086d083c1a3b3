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
  /** In the order in which they are called. */
  queue: Remote<readonly QueuePatient[]>;
  /** The present instant, ISO 8601 in UTC; waiting times are counted to it. */
  now: string;
  /** The reader's IANA time zone. */
  timeZone: string;
  /** One sentence on what just happened, such as “Call has ended. Thank you!”. */
  notice?: string;
  /** Called when the notice is dismissed. */
  onDismissNotice: () => void;
  /** Called to fetch the queue again. */
  onRetry: () => void;
}

/** Route `/DoctorPage` for admins: who waits and since when, without calls and records. */
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
