import { msBetween } from '@vitalane/time';
import { MoreIcon } from '../../icons/index.ts';
import { Menu } from '../../patterns/Menu/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { amountText } from '../shared/amountText.ts';
import { DoseState } from '../shared/doses/DoseState.tsx';
import { DoseWarning } from '../shared/doses/DoseWarning.tsx';
import * as doseStyles from '../shared/doses/dose.css.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { isOffered, whichDose } from '../shared/doses/doseMoment.ts';
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
  /** `YYYY-MM-DD`. */
  today: string;
  /** Whether its action is pending. */
  isBusy: boolean;
  /** Whether it stands below the time of its group. */
  isInGroup?: boolean;
}

/** Renders a dose: time, medicine, status and actions. */
export function DoseRow({ dose, now, today, isBusy, isInGroup = false, ...intents }: DoseRowProps) {
  // An answer replaces the pressed button.
  const row = useFocusWhenLost<HTMLLIElement>(dose.version);
  return (
    <li className={isInGroup ? styles.doseInGroup : styles.dose} tabIndex={-1} ref={row}>
      {isInGroup ? null : <span className={doseStyles.doseTime}>{dose.time ?? copy.anyTime}</span>}
      <div className={doseStyles.doseWords}>
        <span className={doseStyles.doseName}>{dose.name}</span>
        <div className={doseStyles.doseState}>
          <Text as="span" tone="muted">
            {amountText(dose.intake?.dose ?? dose.dose, dose.unit)}
          </Text>
          <DoseState dose={dose} now={now} today={today} />
        </div>
        {dose.intake?.note ? (
          <Text as="div" size="small" tone="muted">
            {dose.intake.note}
          </Text>
        ) : null}
      </div>
      <DoseWarning dose={dose} />
      <DoseActions dose={dose} now={now} today={today} isBusy={isBusy} {...intents} />
    </li>
  );
}

function DoseActions({ dose, now, today, isBusy, ...intents }: DoseRowProps) {
  const { name, intake, medicationUuid, unit } = dose;
  const label = (action: string) => copy.of(action, name, whichDose(dose, today));
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
  const isNow = isOffered(dose, now);
  const target = {
    medicationUuid,
    name,
    unit,
    dose: dose.dose,
    doses: [dose],
    doseId: dose.id,
    isOpenQuestion: false,
  };
  const others = [
    { id: 'early', label: copy.takeEarly, isOffered: !isNow, act: () => intents.onTakeDose(dose) },
    { id: 'earlier', label: copy.takenEarlier, isOffered: isNow, act: () => intents.onOpenDoseForm(target) },
    {
      id: 'snooze',
      label: copy.snooze,
      isOffered: dose.isReminded && dose.dueAt !== null && msBetween(dose.dueAt, now) >= 0,
      act: () => intents.onSnoozeDose(dose),
    },
    { id: 'skip', label: copy.skip, isOffered: true, act: () => intents.onSkipDose(dose) },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className={doseStyles.doseActions}>
      {isNow ? (
        <Button
          variant="soft"
          aria-label={label(copy.take)}
          isPending={isBusy}
          onPress={() => intents.onTakeDose(dose)}
        >
          {copy.take}
        </Button>
      ) : null}
      <Menu
        trigger={<IconButton label={label(copy.more)} icon={<MoreIcon />} />}
        items={others}
        onAction={(id) => others.find((action) => action.id === id)?.act()}
      />
    </div>
  );
}
