import { Button } from '../../primitives/Button/index.ts';
import * as doseStyles from '../shared/doses/dose.css.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { isOffered, whichDose } from '../shared/doses/doseMoment.ts';
import { todaysDosesCopy as copy } from '../shared/doses/TodaysDoses.copy.ts';
import { type DoseIntents, DoseRow } from './DoseRow.tsx';
import * as styles from './MedicationScreen.css.ts';

/** Props of `DoseList`. */
export interface DoseListProps extends DoseIntents {
  /** Doses of one day, by time. */
  doses: readonly DoseEntry[];
  /** Dose whose action or removal is pending. */
  busyDoseId: string | null;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Called with the doses of one time to record as taken. */
  onTakeDoses: (doses: readonly DoseEntry[]) => void;
}

/** Lists the doses of a day. Those of one time stand together and can be taken with one press. */
export function DoseList({ doses, ...props }: DoseListProps) {
  const groups = [...Map.groupBy(doses, ({ time }) => time)];
  return (
    <ul className={styles.doses}>
      {groups.map(([time, group]) =>
        group.length > 1 && time !== null ? (
          <DoseGroup key={time} {...props} time={time} doses={group} />
        ) : (
          group.map((dose) => <Row key={dose.id} {...props} dose={dose} />)
        ),
      )}
    </ul>
  );
}

function DoseGroup({ time, doses, ...props }: DoseListProps & { time: string }) {
  const which = doses[0] && whichDose(doses[0], props.today);
  // A dose with a warning is taken alone, after it was read.
  const takeable = doses.filter(
    (dose) => dose.status === 'open' && dose.warning === null && isOffered(dose, props.now),
  );
  return (
    <li className={styles.group}>
      <div className={styles.groupHeader}>
        <span className={doseStyles.doseTime}>{time}</span>
        {takeable.length > 1 ? (
          <Button
            variant="soft"
            aria-label={copy.of(copy.takeAll, which ?? time, null)}
            isPending={takeable.some((dose) => isBusy(dose, props.busyDoseId))}
            onPress={() => props.onTakeDoses(takeable)}
          >
            {copy.takeAll}
          </Button>
        ) : null}
      </div>
      <ul>
        {doses.map((dose) => (
          <Row key={dose.id} {...props} dose={dose} isInGroup />
        ))}
      </ul>
    </li>
  );
}

function Row({
  busyDoseId,
  ...props
}: Omit<DoseListProps, 'doses'> & { dose: DoseEntry; isInGroup?: boolean }) {
  return <DoseRow {...props} isBusy={isBusy(props.dose, busyDoseId)} />;
}

const isBusy = (dose: DoseEntry, busyId: string | null) =>
  busyId !== null && (dose.id === busyId || dose.intake?.uuid === busyId);
