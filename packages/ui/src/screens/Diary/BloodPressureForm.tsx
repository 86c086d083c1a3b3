import { toCivil } from '@vitalane/time';
import { DateTimeFields } from '../../patterns/DateTimeFields/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureLimits, NewBloodPressure } from '../shared/bloodPressure.types.ts';
import { CheckFirst, returnToForm } from '../shared/CheckFirst/index.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { bloodPressureSchema } from './bloodPressure.schema.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';
import type { BloodPressureFormState } from './DiaryScreen.types.ts';
import { MeasuringTips } from './MeasuringTips.tsx';

const { form: copy } = diaryCopy;

interface BloodPressureFormProps {
  state: Exclude<BloodPressureFormState, { status: 'closed' }>;
  now: string;
  timeZone: string;
  limits: BloodPressureLimits;
  onSave: (reading: NewBloodPressure) => void;
  onClose: () => void;
  /** Called when the user confirms an unusual value. */
  onConfirm: () => void;
  /** Called when the user wants to change the value. */
  onChange: () => void;
}

/** Renders the form for a new reading, with the current time as default. The input is kept until it is saved. */
export function BloodPressureForm({ state, now, timeZone, limits, ...intents }: BloodPressureFormProps) {
  const { onSave, onClose, onConfirm, onChange } = intents;
  const isPending = state.status === 'saving';
  const present = toCivil(now, timeZone);
  const { date = present.date, time = present.time, ...typed } = state.typed?.values ?? {};
  const form = useSchemaForm(bloodPressureSchema(now, timeZone, limits), {
    errors: state.errors,
    isPending,
    onSubmit: onSave,
  });
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        {state.advice ? <UrgentAdvice {...state.advice} /> : null}
        <div className={styles.formColumns}>
          <Form form={form} message={state.message} aria-label={copy.title}>
            <div className={styles.fields}>
              <NumberField
                name="valueFrom"
                label={copy.upper}
                description={copy.upperHelp}
                unit={bloodPressureCopy.unit}
                defaultValue={typed.valueFrom}
                autoFocus
                isRequired
              />
              <NumberField
                name="valueTo"
                label={copy.lower}
                description={copy.lowerHelp}
                unit={bloodPressureCopy.unit}
                defaultValue={typed.valueTo}
                isRequired
              />
            </div>
            <DateTimeFields defaultDate={date} defaultTime={time} max={present.date} />
            {state.check ? (
              <CheckFirst
                values={state.check}
                isPending={isPending}
                onConfirm={onConfirm}
                onChange={() => returnToForm(form.ref, onChange)}
              />
            ) : (
              <Inline gap="sm">
                <Button type="submit" isPending={isPending}>
                  {copy.save}
                </Button>
                <Button variant="quiet" onPress={onClose}>
                  {copy.cancel}
                </Button>
              </Inline>
            )}
          </Form>
          <MeasuringTips />
        </div>
      </Stack>
    </Card>
  );
}
