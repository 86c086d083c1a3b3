import { Banner } from '../../patterns/Banner/index.ts';
import { NamedZone } from '../../patterns/NamedZone/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Link, useHrefTo } from '../../primitives/Link/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { dayInText } from '../shared/dates.ts';
import { DoseQuestions } from '../shared/doses/DoseQuestions.tsx';
import { DoseState } from '../shared/doses/DoseState.tsx';
import { DoseWarning } from '../shared/doses/DoseWarning.tsx';
import * as doseStyles from '../shared/doses/dose.css.ts';
import type {
  DoseConflictProps,
  DoseEntry,
  DoseQuestionProps,
  SavedDose,
} from '../shared/doses/dose.types.ts';
import { dueLabel, isOffered, whichDose } from '../shared/doses/doseMoment.ts';
import * as styles from './HomeScreen.css.ts';
import { todaysMedicinesCopy as copy } from './TodaysMedicinesCard.copy.ts';

/** Today's doses on Home with their actions. */
export interface TodaysMedicinesProps extends DoseQuestionProps, DoseConflictProps {
  /** Doses of yesterday that are still open, then today's, each by time. */
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
  const hrefTo = useHrefTo();
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
            <>
              <NamedZone />
              <DoseItems {...props} list={list} />
            </>
          )}
        </RemoteView>
        <Link href={hrefTo('medication')}>{copy.all}</Link>
        <DoseQuestions {...props} />
      </Stack>
    </Card>
  );
}

function DoseItems({ list, ...props }: TodaysMedicinesCardProps & { list: readonly DoseEntry[] }) {
  // A dose of yesterday leaves the list once it is taken.
  const items = useFocusWhenLost<HTMLUListElement>(list.length);
  return (
    <ul className={styles.doses} aria-label={copy.title} tabIndex={-1} ref={items}>
      {list.map((dose) => (
        <DoseItem key={dose.id} {...props} dose={dose} />
      ))}
    </ul>
  );
}

function DoseItem({
  dose,
  now,
  today,
  busyDoseId,
  onTakeDose,
}: TodaysMedicinesCardProps & { dose: DoseEntry }) {
  const { id, name, time, unit, status } = dose;
  const item = useFocusWhenLost<HTMLLIElement>(dose.version);
  const due = dose.date === today ? (time ?? copy.anyTime) : dueLabel(dose, today);
  return (
    <li className={styles.dose} tabIndex={-1} ref={item}>
      <span className={doseStyles.doseTime}>{due}</span>
      <div className={doseStyles.doseWords}>
        <span className={doseStyles.doseName}>{name}</span>
        <span className={doseStyles.doseState}>
          <Text as="span" tone="muted">
            {amountText(dose.intake?.dose ?? dose.dose, unit)}
          </Text>
          <DoseState dose={dose} now={now} today={today} />
        </span>
      </div>
      <DoseWarning dose={dose} />
      {status === 'open' && isOffered(dose, now) ? (
        <div className={doseStyles.doseActions}>
          <Button
            variant="soft"
            aria-label={copy.takeLabel(name, whichDose(dose, today))}
            isPending={busyDoseId === id}
            onPress={() => onTakeDose(dose)}
          >
            {copy.take}
          </Button>
        </div>
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
