import { NumberField } from '../../patterns/NumberField/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { openPlanOf } from './draftPlan.ts';
import { stepperCopy } from './MedicationStepperScreen.copy.ts';
import * as styles from './MedicationStepperScreen.css.ts';
import type { MedicationForm, RepeatKind } from './MedicationStepperScreen.types.ts';

const { repeat: copy } = stepperCopy;
const kinds = Object.entries(copy.kinds).map(([value, label]) => ({ value, label }));
const isKind = (value: string): value is RepeatKind | '' => Object.hasOwn(copy.kinds, value);

/** Renders what the frequencies “Other” and “Only when needed” leave open; nothing for the others. */
export function RepeatFields(form: MedicationForm) {
  switch (openPlanOf(form.draft)) {
    case 'rhythm':
      return <OwnRhythm {...form} />;
    case 'limits':
      return <Limits {...form} />;
    default:
      return null;
  }
}

function OwnRhythm({ draft, problems, onChange }: MedicationForm) {
  const { repeatKind } = draft;
  return (
    <div className={styles.pair}>
      <SelectField
        name="repeatKind"
        label={copy.kind}
        options={kinds}
        value={repeatKind}
        onChange={(kind) => isKind(kind) && onChange({ repeatKind: kind })}
      />
      {repeatKind === 'cycle' ? (
        <div className={styles.pair}>
          <NumberField
            name="onDays"
            label={copy.onDays}
            unit={copy.units.days}
            value={draft.onDays}
            errorMessage={problems.onDays}
            onChange={(onDays) => onChange({ onDays })}
            isRequired
          />
          <NumberField
            name="offDays"
            label={copy.offDays}
            unit={copy.units.days}
            value={draft.offDays}
            errorMessage={problems.offDays}
            onChange={(offDays) => onChange({ offDays })}
            isRequired
          />
        </div>
      ) : null}
      {repeatKind === '' || repeatKind === 'cycle' ? null : (
        <NumberField
          name="every"
          label={copy.every}
          unit={copy.units[repeatKind]}
          value={draft.every}
          errorMessage={problems.every ?? problems.repeat}
          onChange={(every) => onChange({ every })}
          isRequired
        />
      )}
    </div>
  );
}

function Limits({ draft, problems, onChange }: MedicationForm) {
  return (
    <div className={styles.pair}>
      <NumberField
        name="mostPerDay"
        label={copy.mostPerDay}
        description={copy.limitsHelp}
        value={draft.mostPerDay}
        errorMessage={problems.mostPerDay}
        onChange={(mostPerDay) => onChange({ mostPerDay })}
      />
      <NumberField
        name="gapHours"
        label={copy.gapHours}
        unit={copy.units.hours}
        value={draft.gapHours}
        errorMessage={problems.gapHours}
        onChange={(gapHours) => onChange({ gapHours })}
        hasDecimals
      />
    </div>
  );
}
