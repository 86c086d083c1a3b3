import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { dayInText } from '../shared/dates.ts';
import { DoseQuestionDialog } from '../shared/doses/DoseQuestionDialog.tsx';
import { DoseState } from '../shared/doses/DoseState.tsx';
import { DoseWarning } from '../shared/doses/DoseWarning.tsx';
import type { DoseEntry, DoseQuestionProps, SavedDose } from '../shared/doses/dose.types.ts';
import * as styles from './HomeScreen.css.ts';
import { todaysMedicinesCopy as copy } from './TodaysMedicinesCard.copy.ts';

/** Today's doses on Home with their actions. */
export interface TodaysMedicinesProps extends DoseQuestionProps {
  /** Doses by time. */
  doses: Remote<readonly DoseEntry[]>;
  /** Dose whose action or removal is pending. */
  busyDoseId: string | null;
  /** Dose recorded last, until it is undone or dismissed. */
  savedDose: SavedDose | null;
  /** Called with the dose to record as taken. */
  onTakeDose: (dose: DoseEntry) => void;
  /** Called with the recorded dose to remove. */
  onUndoDose: (intakeUuid: string) => void;
  /** Called when the confirmation is dismissed. */
  onHideSuccess: () => void;
  /** Called when the user retries loading the doses. */
  onRetryDoses: () => void;
}

interface TodaysMedicinesCardProps extends TodaysMedicinesProps {
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Shows today's doses with their status. The medication page has everything else about medicines. */
export function TodaysMedicinesCard(props: TodaysMedicinesCardProps) {
  const { doses, savedDose, onRetryDoses } = props;
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        {savedDose ? <Recorded {...props} dose={savedDose} /> : null}
        <RemoteView
          value={doses}
          skeleton={<Skeleton />}
          isEmpty={(list) => list.length === 0}
          empty={<Text tone="muted">{copy.none}</Text>}
          onRetry={onRetryDoses}
        >
          {(list) => (
            <ul className={styles.list}>
              {list.map((dose) => (
                <DoseItem key={dose.id} {...props} dose={dose} />
              ))}
            </ul>
          )}
        </RemoteView>
        <Link href="/Medication">{copy.all}</Link>
        <DoseQuestionDialog {...props} />
      </Stack>
    </Card>
  );
}

function DoseItem({ dose, now, busyDoseId, onTakeDose }: TodaysMedicinesCardProps & { dose: DoseEntry }) {
  const { id, name, time, unit, status } = dose;
  return (
    <li className={styles.dose}>
      <span className={styles.doseTime}>{time ?? copy.anyTime}</span>
      <div className={styles.doseWords}>
        <Text weight="bold">{name}</Text>
        <span className={styles.doseState}>
          <Text as="span" tone="muted">
            {amountText(dose.intake?.dose ?? dose.dose, unit)}
          </Text>
          <DoseState dose={dose} now={now} />
        </span>
        <DoseWarning dose={dose} />
      </div>
      {status === 'open' ? (
        <Button
          variant="soft"
          aria-label={copy.takeLabel(name, time)}
          isPending={busyDoseId === id}
          onPress={() => onTakeDose(dose)}
        >
          {copy.take}
        </Button>
      ) : null}
    </li>
  );
}

function Recorded({
  dose: { name, unit, dose, date, time, intakeUuid },
  today,
  onHideSuccess,
  onUndoDose,
}: TodaysMedicinesCardProps & { dose: SavedDose }) {
  return (
    <Banner
      tone="success"
      title={copy.recorded}
      onDismiss={onHideSuccess}
      actions={
        <Button variant="soft" size="sm" onPress={() => onUndoDose(intakeUuid)}>
          {copy.undo}
        </Button>
      }
    >
      {copy.recordedText(name, amountText(dose, unit), dayInText(date, today), time)}
    </Banner>
  );
}
