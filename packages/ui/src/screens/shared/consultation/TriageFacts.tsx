import { Inline } from '../../../primitives/Inline/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './ConsultationNotes.css.ts';
import type { VisitTriage } from './ConsultationNotes.types.ts';
import { Fact } from './Fact.tsx';
import { triageCopy as copy } from './triage.copy.ts';
import { UrgencyBadge } from './UrgencyBadge.tsx';

/** Shows the doctor why the patient comes, and how urgent it is by which rules. */
export function TriageFacts({ triage }: { triage: VisitTriage | null }) {
  return triage ? <Said {...triage} /> : <Text tone="muted">{copy.unknown}</Text>;
}

function Said({ urgency, because, topic, since, words, redFlags, ...lists }: VisitTriage) {
  return (
    <dl className={styles.facts}>
      <Fact
        name={copy.urgency}
        value={
          <Inline gap="sm">
            <UrgencyBadge urgency={urgency} />
            {because.length > 0 ? <Text size="small">{because.join('; ')}</Text> : null}
          </Inline>
        }
      />
      <Fact name={copy.topic} value={topic} />
      {since === null ? null : <Fact name={copy.since} value={since} />}
      {words ? <Fact name={copy.words} value={<span className={styles.written}>{words}</span>} /> : null}
      <Fact name={copy.redFlags} value={redFlags.join('; ') || copy.noRedFlag} />
      <Fact name={copy.medicines} value={answerText(lists.medicinesRight)} />
      <Fact name={copy.allergies} value={answerText(lists.allergiesRight)} />
    </dl>
  );
}

function answerText(isRight: boolean | null): string {
  if (isRight === null) return copy.notSaid;
  return isRight ? copy.right : copy.wrong;
}
