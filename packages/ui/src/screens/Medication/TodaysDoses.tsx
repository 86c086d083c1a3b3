import { MedicationIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { todaysDosesCopy as copy } from '../shared/doses/TodaysDoses.copy.ts';
import { type DoseIntents, DoseRow } from './DoseRow.tsx';
import * as styles from './MedicationScreen.css.ts';

interface TodaysDosesProps extends DoseIntents {
  doses: Remote<readonly DoseEntry[]>;
  /** Dose whose action or removal is pending. */
  busyDoseId: string | null;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  onRetryDoses: () => void;
}

/** Lists today's doses by time. A list that failed to load never appears empty. */
export function TodaysDoses({ doses, busyDoseId, now, onRetryDoses, ...intents }: TodaysDosesProps) {
  return (
    <section className={styles.part} aria-labelledby="todays-doses">
      <div className={styles.partHeader}>
        <Heading level={2} id="todays-doses">
          {copy.heading}
        </Heading>
        {doses.status === 'ready' && doses.data.length > 0 ? <Progress doses={doses.data} /> : null}
      </div>
      <RemoteView
        value={doses}
        skeleton={<Skeleton shape="chart" />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState headingLevel={3} icon={<MedicationIcon size={28} />} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        }
        onRetry={onRetryDoses}
      >
        {(all) => (
          <ul className={styles.doses}>
            {all.map((dose) => (
              <DoseRow key={dose.id} dose={dose} now={now} isBusy={isBusy(dose, busyDoseId)} {...intents} />
            ))}
          </ul>
        )}
      </RemoteView>
    </section>
  );
}

const isBusy = (dose: DoseEntry, busyId: string | null) =>
  busyId !== null && (dose.id === busyId || dose.intake?.uuid === busyId);

function Progress({ doses }: { doses: readonly DoseEntry[] }) {
  const taken = doses.filter(({ status }) => status === 'taken').length;
  const isDone = doses.every(({ status }) => status !== 'open');
  return (
    <Text as="span" tone="muted">
      {isDone && taken === doses.length ? copy.done : copy.progress(taken, doses.length)}
    </Text>
  );
}
