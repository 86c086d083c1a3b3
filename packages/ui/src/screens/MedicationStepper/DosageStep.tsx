import { NumberField } from '../../patterns/NumberField/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { severalOf } from '../shared/amountText.ts';
import { CourseFields } from './CourseFields.tsx';
import { namesOf } from './choices.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';
import { RepeatFields } from './RepeatFields.tsx';

const { dosage: copy } = stepperCopy;

/** Renders step 3: amount, frequency, stock, and first and last day. */
export function DosageStep({ today, ...form }: MedicationForm & { today: string }) {
  const { draft, choices, problems, onChange } = form;
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          name="dose"
          label={copy.dose}
          unit={severalOf(draft.unit)}
          value={draft.dose}
          errorMessage={problems.dose}
          onChange={(dose) => onChange({ dose })}
          hasDecimals
          isRequired
        />
        <SelectField
          name="frequency"
          label={copy.frequency}
          options={namesOf(choices, 'frequencies')}
          value={draft.frequency}
          errorMessage={problems.frequency}
          onChange={(frequency) => onChange({ frequency })}
          isRequired
        />
      </div>
      <RepeatFields {...form} />
      <div className={styles.pair}>
        <NumberField
          name="quantity"
          label={copy.quantity}
          unit={severalOf(draft.unit)}
          value={draft.quantity}
          errorMessage={problems.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumberField
          name="remaining"
          label={copy.remaining}
          unit={severalOf(draft.unit)}
          value={draft.remaining}
          errorMessage={problems.remaining}
          onChange={(remaining) => onChange({ remaining })}
          hasDecimals
        />
      </div>
      <Text tone="muted">{copy.stockHelp}</Text>
      <CourseFields {...form} today={today} />
    </>
  );
}
