import { toDate } from '@vitalane/time';
import { MedicationIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { NamedZone } from '../../patterns/NamedZone/index.ts';
import { mapRemote, type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { todaysDosesCopy as copy } from '../shared/doses/TodaysDoses.copy.ts';
import { DoseList, type DoseListProps } from './DoseList.tsx';
import * as styles from './MedicationScreen.css.ts';

interface TodaysDosesProps extends Omit<DoseListProps, 'doses' | 'today'> {
  /** Doses of yesterday that are still open, then today's. */
  doses: Remote<readonly DoseEntry[]>;
  timeZone: string;
  onRetryDoses: () => void;
}

/** Lists the doses still open from yesterday, and today's by time. A list that failed to load never appears empty. */
export function TodaysDoses({ doses, timeZone, onRetryDoses, ...props }: TodaysDosesProps) {
  const today = toDate(props.now, timeZone);
  const earlier = doses.status === 'ready' ? doses.data.filter(({ date }) => date < today) : [];
  const heading = useFocusWhenLost<HTMLHeadingElement>(doses.status === 'ready' ? earlier.length : null);
  const ofToday = mapRemote(doses, (all) => all.filter(({ date }) => date >= today));
  return (
    <>
      {earlier.length > 0 ? (
        <section className={styles.part} aria-labelledby="yesterdays-doses">
          <Heading level={2} id="yesterdays-doses">
            {copy.stillOpen}
          </Heading>
          <NamedZone />
          <DoseList {...props} today={today} doses={earlier} />
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="todays-doses">
        <div className={styles.partHeader}>
          <Heading level={2} id="todays-doses" tabIndex={-1} ref={heading}>
            {copy.heading}
          </Heading>
          {ofToday.status === 'ready' && ofToday.data.length > 0 ? <Progress doses={ofToday.data} /> : null}
        </div>
        <RemoteView
          value={ofToday}
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
            <>
              <NamedZone />
              <DoseList {...props} today={today} doses={all} />
            </>
          )}
        </RemoteView>
      </section>
    </>
  );
}

function Progress({ doses }: { doses: readonly DoseEntry[] }) {
  const taken = doses.filter(({ status }) => status === 'taken').length;
  const isDone = doses.every(({ status }) => status !== 'open');
  return (
    <Text as="span" tone="muted">
      {isDone && taken === doses.length ? copy.done : copy.progress(taken, doses.length)}
    </Text>
  );
}
