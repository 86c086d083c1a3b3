import { toCivil } from '@vitalane/time';
import { useState } from 'react';
import { DateTimeFields } from '../../patterns/DateTimeFields/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { NumberField } from '../../patterns/NumberField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { FeltSymptoms } from '../shared/alerts/FeltSymptoms.tsx';
import { bloodPressureCopy } from '../shared/bloodPressure.copy.ts';
import type { BloodPressureLimits, NewBloodPressure } from '../shared/bloodPressure.types.ts';
import { CheckFirst, RefusedAdvice } from '../shared/CheckFirst/index.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import { bloodPressureSchema } from './bloodPressure.schema.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';
import type { BloodPressureFormState } from './DiaryScreen.types.ts';
import { diaryWords } from './diaryWords.copy.ts';
import { EntryFormCard } from './EntryFormCard.tsx';
import { entriesCopy } from './entries.copy.ts';
import { MeasuringTips } from './MeasuringTips.tsx';
import { NoNumber } from './NoNumber.tsx';

const { form: copy } = diaryCopy;
const { change } = entriesCopy;

interface BloodPressureFormProps {
  state: Exclude<BloodPressureFormState, { status: 'closed' }>;
  now: string;
  timeZone: string;
  limits: BloodPressureLimits;
  noNumberAdvice: ValueAdvice;
  refusedAdviceOf: (upper: string, lower: string) => ValueAdvice | null;
  onChooseSymptoms: (codes: readonly string[]) => void;
  onSave: (reading: NewBloodPressure) => void;
  /** Called with the reading of a refused form, at the current time. */
  onRefuse: (reading: NewBloodPressure) => void;
  onClose: () => void;
  /** Called when the user confirms an unusual value. */
  onConfirm: () => void;
  /** Called when the user wants to change the value. */
  onChange: () => void;
}

/** Renders the form for a reading, with the current time as default for a new one. The input is kept until it is saved. */
export function BloodPressureForm({ state, now, limits, ...props }: BloodPressureFormProps) {
  const { onSave, onClose, onConfirm, onChange } = props;
  const [numbers, setNumbers] = useState({ upper: '', lower: '' });
  const isPending = state.status === 'saving';
  const timeZone = state.typed?.timeZone ?? props.timeZone;
  const present = toCivil(now, timeZone);
  const { date = present.date, time = present.time, ...typed } = state.typed?.values ?? {};
  const schema = bloodPressureSchema(now, timeZone, limits);
  const form = useSchemaForm(schema, {
    errors: state.errors,
    isPending,
    onEdit: ({ valueFrom, valueTo }) => setNumbers({ upper: String(valueFrom), lower: String(valueTo) }),
    onSubmit: onSave,
    onRefuse: (fields) => {
      const { data: reading } = schema.safeParse({ ...fields, ...present });
      if (reading) props.onRefuse(reading);
    },
  });
  const isRefused = 'valueFrom' in form.fieldErrors || 'valueTo' in form.fieldErrors;
  const refusedAdvice = isRefused ? props.refusedAdviceOf(numbers.upper, numbers.lower) : null;
  const advice = refusedAdvice ?? state.advice;
  const isChange = state.typed?.isStored ?? false;
  const title = isChange ? change.title(diaryWords.kinds.bloodPressure) : copy.title;
  return (
    <EntryFormCard title={title} isChange={isChange}>
      <Stack gap="md">
        {advice ? <RefusedAdvice key={advice.reason} advice={[advice]} /> : null}
        <div className={styles.formColumns}>
          <Form form={form} message={state.message} aria-label={title}>
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
            <NoNumber displays={[{ label: copy.noNumber, advice: props.noNumberAdvice }]} />
            <DateTimeFields defaultDate={date} defaultTime={time} max={present.date} />
            {state.check ? (
              <CheckFirst
                values={state.check}
                isPending={isPending}
                onConfirm={onConfirm}
                form={form.ref}
                onChange={onChange}
              >
                {state.symptoms ? (
                  <FeltSymptoms {...state.symptoms} onChange={props.onChooseSymptoms} />
                ) : null}
              </CheckFirst>
            ) : (
              <Inline gap="sm">
                <Button type="submit" isPending={isPending}>
                  {isChange ? change.save : copy.save}
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
    </EntryFormCard>
  );
}
