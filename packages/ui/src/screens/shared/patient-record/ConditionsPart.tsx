import { Banner } from '../../../patterns/Banner/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { patientRecordCopy } from './PatientRecord.copy.ts';
import * as styles from './PatientRecord.css.ts';
import type { RecordCondition } from './PatientRecord.types.ts';

const { conditions: copy } = patientRecordCopy;

interface ConditionsPartProps {
  conditions: readonly RecordCondition[];
  /** Called to correct a condition, or with `null` to add one; absent if read-only. */
  onCondition?: (condition: RecordCondition | null) => void;
}

/** Lists a patient's conditions with their sources, and actions to correct them. */
export function ConditionsPart({ conditions, onCondition }: ConditionsPartProps) {
  return (
    <>
      {conditions.length === 0 ? (
        <Text tone="muted">{copy.none}</Text>
      ) : (
        <ul className={styles.list}>
          {conditions.map((condition) => (
            <li key={condition.id}>
              <Condition {...condition} />
              {onCondition ? (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={copy.changeOf(condition.name)}
                  onPress={() => onCondition(condition)}
                >
                  {copy.change}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {onCondition ? (
        <div>
          <Button size="sm" variant="soft" onPress={() => onCondition(null)}>
            {copy.add}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Condition({ name, ownWords, state, provenance, note }: RecordCondition) {
  const words = ownWords.length > 0 ? copy.ownWords(ownWords.join('; ')) : null;
  return (
    <>
      <Text as="div" weight="medium">
        {name}
      </Text>
      {[copy.states[state], words, provenance].filter(Boolean).map((line) => (
        <Text as="div" size="small" tone="muted" key={line}>
          {line}
        </Text>
      ))}
      {note ? <Banner tone="warning">{note}</Banner> : null}
    </>
  );
}
