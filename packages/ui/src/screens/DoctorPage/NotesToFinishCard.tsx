import { toCivil, toDate } from '@vitalane/time';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayLabel } from '../shared/dates.ts';
import * as styles from './DoctorPageScreen.css.ts';
import type { UnfinishedNote } from './DoctorPageScreen.types.ts';
import { notesToFinishCopy as copy } from './NotesToFinishCard.copy.ts';

/** Props of `NotesToFinishCard`. */
export interface NotesToFinishCardProps {
  /** Unfinished notes, newest first. */
  notes: Remote<readonly UnfinishedNote[]>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Lists ended consultations whose note is a draft. Renders nothing without any. */
export function NotesToFinishCard({ notes, now, timeZone, onRetry }: NotesToFinishCardProps) {
  if (notes.status === 'ready' && notes.data.length === 0) return null;
  const today = toDate(now, timeZone);
  const when = (instant: string) => {
    const { date, time } = toCivil(instant, timeZone);
    return `${dayLabel(date, today)}, ${time}`;
  };
  return (
    <Card title={copy.heading}>
      <Stack gap="md">
        <Text tone="muted">{copy.text}</Text>
        <RemoteView value={notes} skeleton={<Skeleton shape="tile" />} onRetry={onRetry}>
          {(items) => (
            <ul className={styles.rows}>
              {items.map(({ uuid, fullName, startedAt, isBegun, href }) => (
                <li key={uuid} className={styles.row}>
                  <div className={styles.words}>
                    <Text as="div" weight="medium">
                      {fullName}
                    </Text>
                    <Text as="div" size="small" tone="muted">
                      {when(startedAt)}
                    </Text>
                  </div>
                  <Badge>{isBegun ? copy.begun : copy.empty}</Badge>
                  <ButtonLink href={href} variant="soft" aria-label={copy.openLabel(fullName)}>
                    {copy.open}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </RemoteView>
      </Stack>
    </Card>
  );
}
