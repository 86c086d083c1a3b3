import { AddIcon, CloseIcon } from '../../icons/index.ts';
import { DateField } from '../../patterns/DateTimeFields/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { severalOf } from '../shared/amountText.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';

const { course: copy } = stepperCopy;
const maxSteps = 20;

interface CourseFieldsProps extends MedicationForm {
  /** YYYY-MM-DD. */
  today: string;
}

/** Renders the first and last day of a medicine, and the amounts that change in between. */
export function CourseFields({ today, ...form }: CourseFieldsProps) {
  const { draft, problems, onChange } = form;
  return (
    <>
      <div className={styles.pair}>
        <DateField
          name="startsOn"
          label={copy.startsOn}
          defaultValue={draft.startsOn || today}
          errorMessage={problems.startsOn}
          onChange={(startsOn) => onChange({ startsOn })}
        />
        <DateField
          name="endsOn"
          label={copy.endsOn}
          description={copy.endsOnHelp}
          defaultValue={draft.endsOn}
          errorMessage={problems.endsOn}
          onChange={(endsOn) => onChange({ endsOn })}
        />
      </div>
      <StepList {...form} />
    </>
  );
}

function StepList({ draft, problems, onChange }: MedicationForm) {
  const { steps, unit } = draft;
  const list = useFocusWhenLost<HTMLFieldSetElement>(steps.length);
  const set = (index: number, change: Partial<(typeof steps)[number]>) =>
    onChange({ steps: steps.map((step, place) => (place === index ? { ...step, ...change } : step)) });
  // Date fields keep their own text, so they remount only when their number changes.
  const rows = steps.map((step, index) => ({ key: `${steps.length} ${index}`, step }));
  return (
    <fieldset aria-label={copy.steps} className={styles.doseSteps} tabIndex={-1} ref={list}>
      {rows.map(({ key, step }, index) => (
        <fieldset key={key} aria-label={copy.step(index + 1)} className={styles.doseStep}>
          <div className={styles.doseStepHead}>
            <Text weight="medium">{copy.step(index + 1)}</Text>
            <IconButton
              label={copy.removeStep(index + 1)}
              icon={<CloseIcon size={20} />}
              onPress={() => onChange({ steps: steps.filter((_, place) => place !== index) })}
            />
          </div>
          <div className={styles.pair}>
            <DateField
              name={index === 0 ? 'steps' : `steps ${index}`}
              label={copy.stepFrom}
              defaultValue={step.from}
              errorMessage={problems[index === 0 ? 'steps' : `steps ${index}`]}
              onChange={(from) => set(index, { from })}
              isRequired
            />
            <NumberField
              name={`stepDose ${index}`}
              label={copy.stepDose}
              unit={severalOf(unit)}
              value={step.dose}
              onChange={(dose) => set(index, { dose })}
              hasDecimals
              isRequired
            />
          </div>
        </fieldset>
      ))}
      {steps.length < maxSteps ? (
        <div>
          <Button
            variant="soft"
            leadingIcon={<AddIcon size={18} />}
            onPress={() => onChange({ steps: [...steps, { from: '', dose: '' }] })}
          >
            {steps.length === 0 ? copy.addFirstStep : copy.addStep}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
