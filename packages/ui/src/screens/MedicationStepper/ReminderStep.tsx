import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { repeatOf } from './draftPlan.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';
import { TimeList } from './TimeList.tsx';

const { reminder: copy } = stepperCopy;
const daily = 'Daily';
const weekly = 'Weekly';
const maxTimes = 12;

const frequencies = [
  { value: daily, label: copy.daily },
  { value: weekly, label: copy.weekly },
];
const days = Object.entries(copy.dayNames).map(([value, label]) => ({ value, label }));

interface ReminderStepProps extends MedicationForm {
  timeZone: string;
}

/** Renders step 4: whether to remind, on which days and at which times. */
export function ReminderStep({ timeZone, ...form }: ReminderStepProps) {
  const { draft, onChange } = form;
  return (
    <>
      <CheckboxField
        name="reminder"
        description={copy.wantedHelp(timeZone)}
        isSelected={draft.reminder}
        onChange={(reminder) => onChange({ reminder })}
      >
        {copy.wanted}
      </CheckboxField>
      {draft.reminder ? <WhenToRemind {...form} /> : null}
    </>
  );
}

function WhenToRemind(form: MedicationForm) {
  const { draft, problems, onChange } = form;
  const isHourly = repeatOf(draft)?.kind === 'hours';
  return (
    <>
      <TimeList
        times={isHourly ? draft.times.slice(0, 1) : draft.times}
        most={isHourly ? 1 : maxTimes}
        problems={problems}
        onChange={(times) => onChange({ times })}
      />
      {isHourly ? <Text tone="muted">{copy.hourly}</Text> : null}
      <DaysToRemind {...form} />
      <CheckboxField
        name="regularly"
        description={copy.regularlyHelp}
        isSelected={draft.regularly}
        onChange={(regularly) => onChange({ regularly })}
      >
        {copy.regularly}
      </CheckboxField>
    </>
  );
}

/** Renders the days of the reminder. The frequency sets their number, except for a daily medicine. */
function DaysToRemind(form: MedicationForm) {
  const { draft, reminderDays, onChange } = form;
  if (reminderDays.kind === 'every_other_day') return <Text>{copy.everyOtherDay}</Text>;
  if (reminderDays.kind === 'own') return <Text>{copy.own}</Text>;
  if (reminderDays.kind === 'weekdays') return <Weekdays {...form} most={reminderDays.most} />;
  const frequency = draft.reminderFrequency === daily ? daily : weekly;
  return (
    <>
      <ChoiceGroup
        name="reminderFrequency"
        label={copy.when}
        options={frequencies}
        value={frequency}
        onChange={(reminderFrequency) => onChange({ reminderFrequency })}
        isRequired
      />
      {frequency === weekly ? <Weekdays {...form} most={days.length} /> : null}
    </>
  );
}

function Weekdays({ draft, problems, onChange, most }: MedicationForm & { most: number }) {
  const shared = { name: 'days', options: days, errorMessage: problems.days, isRequired: true };
  if (most === 1) {
    return (
      <ChoiceGroup
        {...shared}
        label={copy.day}
        value={draft.days[0] ?? ''}
        onChange={(day) => onChange({ days: [day] })}
      />
    );
  }
  return (
    <ChoiceGroup
      {...shared}
      label={most < days.length ? copy.someDays(most) : copy.days}
      value={draft.days}
      onChange={(chosen) => onChange({ days: chosen.slice(-most) })}
      isMultiple
    />
  );
}
