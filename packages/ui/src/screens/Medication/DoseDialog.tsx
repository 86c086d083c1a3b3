import { toCivil } from '@vitalane/time';
import { DateTimeFields } from '../../patterns/DateTimeFields/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { severalOf } from '../shared/amountText.ts';
import { doseSchema } from './dose.schema.ts';
import { medicationCopy } from './MedicationScreen.copy.ts';
import * as styles from './MedicationScreen.css.ts';
import type { DoseFormState, NewDose } from './MedicationScreen.types.ts';

const { form: copy } = medicationCopy;

interface DoseDialogProps {
  state: Exclude<DoseFormState, { status: 'closed' }>;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  timeZone: string;
  onSaveDose: (dose: NewDose) => void;
  onCloseDoseForm: () => void;
}

/** Renders the form for a dose with its actual time, which may be on an earlier day. */
export function DoseDialog({ state, now, timeZone, onSaveDose, onCloseDoseForm }: DoseDialogProps) {
  const { target } = state;
  const isPending = state.status === 'saving';
  const present = toCivil(now, timeZone);
  const title = copy.title(target.name);
  const form = useSchemaForm(doseSchema(now, timeZone), {
    errors: state.errors,
    isPending,
    onSubmit: onSaveDose,
  });
  return (
    <Dialog isOpen size="md" title={title} onClose={onCloseDoseForm}>
      <Form form={form} message={state.message} aria-label={title}>
        <DateTimeFields
          defaultDate={target.due?.date ?? present.date}
          defaultTime={target.due?.time ?? present.time}
          max={present.date}
        />
        <div className={styles.fields}>
          <NumberField
            name="dose"
            label={copy.dose}
            unit={severalOf(target.unit)}
            defaultValue={String(target.dose)}
            hasDecimals
            isRequired
          />
        </div>
        <Inline gap="sm">
          <Button type="submit" isPending={isPending}>
            {copy.save}
          </Button>
          <Button variant="quiet" onPress={onCloseDoseForm}>
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
