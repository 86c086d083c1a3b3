import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { patientRecordCopy as copy } from './PatientRecord.copy.ts';
import type { PatientRecordData } from './PatientRecord.types.ts';
import { PatientRecordView } from './PatientRecordView.tsx';

/** Props of `PatientRecordScreen`. */
export interface PatientRecordScreenProps {
  /** What the doctor may see of the patient. */
  record: Remote<PatientRecordData>;
  /** `YYYY-MM-DD` where the doctor is. */
  today: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
}

/** Route `/Patient/{uuid}`, for doctors: the record of a patient, outside a call. */
export function PatientRecordScreen({ record, today, onRetry }: PatientRecordScreenProps) {
  return (
    <Page
      title={copy.title}
      lead={copy.logged}
      back={{ href: '/DoctorPage', label: copy.back }}
      width="reading"
    >
      <Card>
        <RemoteView
          value={record}
          skeleton={<Skeleton shape="chart" />}
          backHref="/DoctorPage"
          onRetry={onRetry}
        >
          {(data) => <PatientRecordView record={data} today={today} headingLevel={2} />}
        </RemoteView>
      </Card>
    </Page>
  );
}
