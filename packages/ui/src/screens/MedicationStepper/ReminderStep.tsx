import { CheckboxField } from '../../patterns/CheckboxField/index.ts';
import { ChoiceGroup } from '../../patterns/ChoiceGroup/index.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';
import { TimeList } from './TimeList.tsx';

const { reminder: copy } = stepperCopy;
const daily = 'Daily';
const weekly = 'Weekly';

const frequencies = [
  { value: daily, label: copy.daily },
  { value: weekly, label: copy.weekly },
];
const days = Object.entries(copy.dayNames).map(([value, label]) => ({ value, label }));

interface ReminderStepProps extends MedicationForm {
  timeZone: string;
}

/** Step 4: whether to remind, on which days and at which times. */
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

function WhenToRemind({ draft, problems, onChange }: MedicationForm) {
  const frequency = draft.reminderFrequency === daily ? daily : weekly;
  return (
    <>
      <TimeList times={draft.times} problem={problems.times} onChange={(times) => onChange({ times })} />
      <ChoiceGroup
        name="reminderFrequency"
        label={copy.when}
        options={frequencies}
        value={frequency}
        onChange={(reminderFrequency) => onChange({ reminderFrequency })}
        isRequired
      />
      {frequency === weekly ? (
        <ChoiceGroup
          name="days"
          label={copy.days}
          options={days}
          value={draft.days}
          errorMessage={problems.days}
          onChange={(chosen) => onChange({ days: chosen })}
          isMultiple
          isRequired
        />
      ) : null}
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
