import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { profileCopy } from './ProfileScreen.copy.ts';
import * as styles from './ProfileScreen.css.ts';
import type { HealthRecordSummary } from './ProfileScreen.types.ts';

const { record: copy } = profileCopy;

interface RecordCardProps {
  record: Remote<HealthRecordSummary>;
  onRetry: () => void;
}

/** Shows the patient's conditions and groups of medicines, with links to edit them. */
export function RecordCard({ record, onRetry }: RecordCardProps) {
  const hrefTo = useHrefTo();
  return (
    <Card title={copy.title}>
      <Stack gap="lg">
        <Text tone="muted">{copy.help}</Text>
        <RemoteView value={record} skeleton={<Skeleton shape="tile" />} onRetry={onRetry}>
          {({ conditions, medicines }) => (
            <div className={styles.facts}>
              <Names title={copy.conditions} names={conditions} />
              <Names title={copy.medicines} names={medicines} />
            </div>
          )}
        </RemoteView>
        <Stack gap="sm">
          <Link href={hrefTo('healthRecord')}>{copy.open}</Link>
          <Link href={hrefTo('drugAllergies')}>{copy.allergies}</Link>
          <Link href={hrefTo('submissionHistory')}>{copy.history}</Link>
        </Stack>
      </Stack>
    </Card>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <span className={styles.fact}>{title}</span>
      {names.length === 0 ? (
        <Text tone="muted">{copy.none}</Text>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
