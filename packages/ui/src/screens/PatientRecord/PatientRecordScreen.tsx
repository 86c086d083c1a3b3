import type { FieldOption } from '../../patterns/Field/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { ConditionDialog } from '../shared/patient-record/ConditionDialog.tsx';
import { GoalDialog } from '../shared/patient-record/GoalDialog.tsx';
import { patientRecordCopy as copy } from '../shared/patient-record/PatientRecord.copy.ts';
import type {
  ConditionEditing,
  ConditionStatement,
  GoalDecision,
  GoalEditing,
  GoalStep,
  PatientRecordData,
  RecordCondition,
  RecordGoal,
} from '../shared/patient-record/PatientRecord.types.ts';
import { PatientRecordView } from '../shared/patient-record/PatientRecordView.tsx';

/** Props of `PatientRecordScreen`. */
export interface PatientRecordScreenProps {
  /** Record of the patient, as visible to the doctor. */
  record: Remote<PatientRecordData>;
  /** Date in the doctor's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Path of the patient's past advice. */
  adviceHref: string;
  /** State of the edited goal. */
  goal: GoalEditing;
  /** State of the edited condition. */
  condition: ConditionEditing;
  /** Conditions that can be added, by code. */
  conditionOptions: readonly FieldOption[];
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called to start setting or withdrawing a goal. */
  onGoal: (goal: RecordGoal, step: GoalStep) => void;
  /** Called when editing the goal is cancelled. */
  onCancelGoal: () => void;
  /** Called with the new goal, or with the reason for its withdrawal. */
  onConfirmGoal: (decision: GoalDecision) => void;
  /** Called to start correcting a condition, or with `null` to add one. */
  onCondition: (condition: RecordCondition | null) => void;
  /** Called when editing the conditions is cancelled. */
  onCancelCondition: () => void;
  /** Called with the doctor's statement. */
  onConfirmCondition: (statement: ConditionStatement) => void;
}

/** Renders route `/Patient/{uuid}`, for doctors: the record of a patient, outside a call. */
export function PatientRecordScreen(props: PatientRecordScreenProps) {
  const hrefTo = useHrefTo();
  const { record, today, goal, condition, onRetry, onGoal, onCondition } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.logged}
      back={{ href: hrefTo('desk'), label: copy.back }}
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
          backHref={hrefTo('desk')}
          onRetry={onRetry}
        >
          {(data) => (
            <PatientRecordView
              record={data}
              headingLevel={2}
              today={today}
              onGoal={onGoal}
              onCondition={onCondition}
            />
          )}
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
      {condition.status === 'closed' ? null : (
        <ConditionDialog
          key={condition.condition?.id}
          editing={condition}
          options={props.conditionOptions}
          onCancel={props.onCancelCondition}
          onConfirm={props.onConfirmCondition}
        />
      )}
    </Page>
  );
}
