import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { namesOf } from './choices.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';

const { details: copy } = stepperCopy;

/** Renders step 2: brand, purpose and route. */
export function DetailsStep({ draft, choices, problems, onChange }: MedicationForm) {
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          name="route"
          label={copy.route}
          options={namesOf(choices, 'routes')}
          value={draft.route}
          errorMessage={problems.route}
          onChange={(route) => onChange({ route })}
          isRequired
        />
        <SelectField
          name="unit"
          label={copy.unit}
          options={namesOf(choices, 'units')}
          value={draft.unit}
          errorMessage={problems.unit}
          onChange={(unit) => onChange({ unit })}
          isRequired
        />
      </div>
      <TextField
        name="indication"
        label={copy.indication}
        description={copy.indicationHelp}
        value={draft.indication}
        errorMessage={problems.indication}
        maxLength={500}
        onChange={(indication) => onChange({ indication })}
      />
      <TextField
        name="brand"
        label={copy.brand}
        value={draft.brand}
        errorMessage={problems.brand}
        maxLength={200}
        onChange={(brand) => onChange({ brand })}
      />
    </>
  );
}
