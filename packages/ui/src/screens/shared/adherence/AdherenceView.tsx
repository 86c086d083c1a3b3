import { formatPeriod } from '@vitalane/time';
import { type ReactNode, useId } from 'react';
import { Text } from '../../../primitives/Text/index.ts';
import { adherenceCopy as copy } from './Adherence.copy.ts';
import * as styles from './Adherence.css.ts';
import { AdherenceLegend } from './AdherenceLegend.tsx';
import { AdherenceRow } from './AdherenceRow.tsx';
import type { AdherenceData } from './adherence.types.ts';
import { weekText } from './weekText.ts';

/** Shows how many due doses were taken, by week and by medicine, and how they are counted. Judges no share. */
export function AdherenceView({ adherence }: { adherence: AdherenceData }) {
  const { from, to, total, weeks, medicines, source, words } = adherence;
  return (
    <div className={styles.root}>
      <div>
        <div className={styles.inAll}>
          <Text as="span" size="lead" weight="bold">
            {copy.takenInAll(total.taken, total.due)}
          </Text>
          {total.percent === null ? null : <Text as="span">{copy.percent(total.percent)}</Text>}
        </div>
        <Text tone="muted">{formatPeriod({ from, to })}</Text>
      </div>
      <Group title={copy.byWeek}>
        {weeks.map((week) => (
          <AdherenceRow key={week.from} name={weekText(week)} counts={week} />
        ))}
      </Group>
      <AdherenceLegend total={total} />
      <Group title={copy.byMedicine}>
        {medicines.map((medicine) => (
          <AdherenceRow key={medicine.medicationUuid} name={medicine.name} counts={medicine} />
        ))}
      </Group>
      <LeastRecorded {...adherence} />
      <div className={styles.group}>
        <Text size="small" tone="muted">
          {words}
        </Text>
        <Text size="small" tone="muted">
          {copy.source(source)}
        </Text>
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group}>
      <Text as="div" weight="medium" id={id}>
        {title}
      </Text>
      <ul className={styles.rows} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function LeastRecorded({ parts, leastRecordedPart }: AdherenceData) {
  const counts = parts.find(({ part }) => part === leastRecordedPart);
  if (!counts) return null;
  const { part, due, taken, skipped } = counts;
  return <Text>{copy.leastRecorded(part, due - taken - skipped, due)}</Text>;
}
