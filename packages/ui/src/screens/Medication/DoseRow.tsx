import { msBetween } from '@vitalane/time';
import { MoreIcon } from '../../icons/index.ts';
import { Menu } from '../../patterns/Menu/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { DoseState } from '../shared/doses/DoseState.tsx';
import { DoseWarning } from '../shared/doses/DoseWarning.tsx';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { todaysDosesCopy as copy } from '../shared/doses/TodaysDoses.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseTarget } from './MedicationScreen.types.ts';

/** Actions on a dose. */
export interface DoseIntents {
  onTakeDose: (dose: DoseEntry) => void;
  onOpenDoseForm: (target: DoseTarget) => void;
  onSkipDose: (dose: DoseEntry) => void;
  /** Called to postpone the reminder of a dose by ten minutes. */
  onSnoozeDose: (dose: DoseEntry) => void;
  /** Called to reopen a skipped dose. */
  onReopenDose: (dose: DoseEntry) => void;
  /** Called with the recorded dose to remove. */
  onUndoDose: (intakeUuid: string) => void;
}

interface DoseRowProps extends DoseIntents {
  dose: DoseEntry;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** Whether its action is pending. */
  isBusy: boolean;
}

/** Renders a dose: time, medicine, status and actions. */
export function DoseRow({ dose, now, isBusy, ...intents }: DoseRowProps) {
  return (
    <li className={styles.dose}>
      <span className={styles.doseTime}>{dose.time ?? copy.anyTime}</span>
      <div className={styles.doseWords}>
        <span className={styles.doseName}>{dose.name}</span>
        <div className={styles.doseState}>
          <Text as="span" tone="muted">
            {amountText(dose.intake?.dose ?? dose.dose, dose.unit)}
          </Text>
          <DoseState dose={dose} now={now} />
        </div>
        <DoseWarning dose={dose} />
      </div>
      <DoseActions dose={dose} now={now} isBusy={isBusy} {...intents} />
    </li>
  );
}

function DoseActions({ dose, now, isBusy, ...intents }: DoseRowProps) {
  const { name, time, intake, medicationUuid, unit } = dose;
  const label = (action: string) => copy.of(action, name, time);
  if (dose.status !== 'open') {
    const undo = () => (intake ? intents.onUndoDose(intake.uuid) : intents.onReopenDose(dose));
    return (
      <div className={styles.doseUndo}>
        <Button variant="quiet" aria-label={label(copy.undo)} isPending={isBusy} onPress={undo}>
          {copy.undo}
        </Button>
      </div>
    );
  }
  // An upcoming dose can be taken now, but cannot have been taken earlier.
  const isPast = dose.dueAt === null || msBetween(dose.dueAt, now) >= 0;
  const target = {
    medicationUuid,
    name,
    unit,
    dose: dose.dose,
    due: time ? { date: dose.date, time } : null,
  };
  const others = [
    { id: 'earlier', label: copy.takenEarlier, isOffered: isPast, act: () => intents.onOpenDoseForm(target) },
    {
      id: 'snooze',
      label: copy.snooze,
      isOffered: dose.isReminded && dose.dueAt !== null && isPast,
      act: () => intents.onSnoozeDose(dose),
    },
    { id: 'skip', label: copy.skip, isOffered: Boolean(time), act: () => intents.onSkipDose(dose) },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className={styles.doseActions}>
      <Button
        variant="soft"
        aria-label={label(copy.take)}
        isPending={isBusy}
        onPress={() => intents.onTakeDose(dose)}
      >
        {copy.take}
      </Button>
      {others.length > 0 ? (
        <Menu
          trigger={<IconButton label={label(copy.more)} icon={<MoreIcon />} />}
          items={others}
          onAction={(id) => others.find((action) => action.id === id)?.act()}
        />
      ) : null}
    </div>
  );
}
