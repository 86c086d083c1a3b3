import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { patientRecordCopy as copy } from './PatientRecord.copy.ts';
import type {
  GoalDecision,
  GoalEditing,
  GoalStep,
  PatientRecordData,
  RecordGoal,
} from './PatientRecord.types.ts';
import { PatientRecordView } from './PatientRecordView.tsx';

/** Props of `PatientRecordScreen`. */
export interface PatientRecordScreenProps {
  /** What the doctor may see of the patient. */
  record: Remote<PatientRecordData>;
  /** `YYYY-MM-DD` where the doctor is. */
  today: string;
  /** Where what the reports said to the patient is shown. */
  adviceHref: string;
  /** The goal that is being set or withdrawn. */
  goal: GoalEditing;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called to begin to set or withdraw a goal. */
  onGoal: (goal: RecordGoal, step: GoalStep) => void;
  /** Called when the goal stays as it is. */
  onCancelGoal: () => void;
  /** Called with the new goal, or with the reason of its withdrawal. */
  onConfirmGoal: (decision: GoalDecision) => void;
}

/** Route `/Patient/{uuid}`, for doctors: the record of a patient, outside a call. */
export function PatientRecordScreen(props: PatientRecordScreenProps) {
  const { record, today, goal, onRetry, onGoal } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.logged}
      back={{ href: '/DoctorPage', label: copy.back }}
      width="reading"
      actions={
        <ButtonLink href={props.adviceHref} variant="soft">
          {copy.advice}
        </ButtonLink>
      }
    >
      <Card>
        <RemoteView
          value={record}
          skeleton={<Skeleton shape="chart" />}
          backHref="/DoctorPage"
          onRetry={onRetry}
        >
          {(data) => <PatientRecordView record={data} today={today} headingLevel={2} onGoal={onGoal} />}
        </RemoteView>
      </Card>
      {goal.status === 'closed' ? null : (
        <GoalDialog
          key={`${goal.step} ${goal.goal.code}`}
          editing={goal}
          onCancel={props.onCancelGoal}
          onConfirm={props.onConfirmGoal}
        />
      )}
    </Page>
  );
}
