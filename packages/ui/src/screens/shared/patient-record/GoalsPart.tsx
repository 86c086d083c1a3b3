import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { patientReads } from '../patientReads.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import * as styles from './PatientRecord.css.ts';
import type { GoalStep, RecordGoal } from './PatientRecord.types.ts';

const { goals: copy } = patientRecordCopy;

interface GoalsPartProps {
  goals: readonly RecordGoal[];
  /** Called to set or withdraw a goal; absent if read-only. */
  onGoal?: (goal: RecordGoal, step: GoalStep) => void;
}

/** Lists a patient's goals with their origin, and actions to change them. */
export function GoalsPart({ goals, onGoal }: GoalsPartProps) {
  return (
    <ul className={styles.diary}>
      {goals.map((goal) => (
        <li key={goal.code} className={styles.measure}>
          <Goal goal={goal} onGoal={onGoal} />
        </li>
      ))}
    </ul>
  );
}

function Goal({ goal, onGoal }: { goal: RecordGoal } & Pick<GoalsPartProps, 'onGoal'>) {
  const { label, text, words, reason, setBy, low, high } = goal;
  const isDoctors = setBy === 'doctor';
  const hasNumber = low !== null || high !== null;
  const forPatient = (hasNumber ? [words] : [text, words]).filter(Boolean).join(' ');
  const steps: readonly GoalStep[] = isDoctors ? ['set', 'withdraw'] : ['set'];
  return (
    <>
      <Text as="div" size="small" weight="bold">
        {label}
      </Text>
      <Text as="div" weight="medium" hasTabularNumbers>
        {hasNumber ? text : copy.none}
      </Text>
      <Text as="div" size="small" tone={isDoctors ? 'default' : 'muted'}>
        {isDoctors ? words : patientReads(forPatient)}
      </Text>
      {reason ? (
        <Text as="div" size="small">
          {copy.reason(reason)}
        </Text>
      ) : null}
      {onGoal ? (
        <Inline gap="xs">
          {steps.map((step) => {
            const action = copy.steps[step].action(isDoctors);
            return (
              <Button
                key={step}
                size="sm"
                variant="quiet"
                aria-label={copy.of(action, label)}
                onPress={() => onGoal(goal, step)}
              >
                {action}
              </Button>
            );
          })}
        </Inline>
      ) : null}
    </>
  );
}
