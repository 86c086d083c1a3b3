import { toCivil } from '@vitalane/time';
import { useState } from 'react';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { DateTimeFields } from '../../../patterns/DateTimeFields/index.ts';
import { Form, useSchemaForm } from '../../../patterns/Form/index.ts';
import { NumberField } from '../../../patterns/NumberField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { CheckFirst, RefusedAdvice } from '../../shared/CheckFirst/index.ts';
import { diaryWords } from '../diaryWords.copy.ts';
import { EntryFormCard } from '../EntryFormCard.tsx';
import { entriesCopy } from '../entries.copy.ts';
import { NoNumber } from '../NoNumber.tsx';
import { measureCopy, measuresCopy } from './measure.copy.ts';
import { measureSchema } from './measure.schema.ts';
import type { Measure, MeasureFormState, NewMeasure } from './measure.types.ts';

const { change } = entriesCopy;

interface MeasureFormProps {
  measure: Measure;
  state: Exclude<MeasureFormState, { status: 'closed' }>;
  now: string;
  timeZone: string;
  onSave: (entry: NewMeasure) => void;
  /** Called with the value of a refused form, at the current time and without a choice. */
  onRefuse: (entry: NewMeasure) => void;
  onClose: () => void;
  /** Called when the user confirms an unusual value. */
  onConfirm: () => void;
  /** Called when the user wants to change the value. */
  onChange: () => void;
}

/** Renders the form for an entry, with the current time as default for a new one. The input is kept until it is saved. */
export function MeasureForm({ measure, state, now, ...intents }: MeasureFormProps) {
  const { onSave, onClose, onConfirm, onChange } = intents;
  const copy = measureCopy[measure.kind];
  const [isOutside, setOutside] = useState(false);
  const timeZone = state.typed?.timeZone ?? intents.timeZone;
  const present = toCivil(now, timeZone);
  const { date = present.date, time = present.time, ...typed } = state.typed?.values ?? {};
  const isPending = state.status === 'saving';
  const form = useSchemaForm(measureSchema(measure, now, timeZone), {
    errors: state.errors,
    isPending,
    onSubmit: onSave,
    onRefuse: ({ value }) => {
      const anyNumber = { ...measure, decimals: 1, choices: null, min: 0, max: Number.POSITIVE_INFINITY };
      const { data: entry } = measureSchema(anyNumber, now, timeZone).safeParse({ value, ...present });
      const isWithin = entry && entry.value >= measure.min && entry.value <= measure.max;
      setOutside(entry !== undefined && !isWithin);
      if (entry && isWithin) intents.onRefuse(entry);
    },
  });
  const refusedAdvice = isOutside && 'value' in form.fieldErrors ? measure.refusedAdvice : null;
  const advice = refusedAdvice ?? state.advice;
  const isChange = state.typed?.isStored ?? false;
  const title = isChange ? change.title(diaryWords.kinds[measure.kind]) : copy.add;
  return (
    <EntryFormCard title={title} isChange={isChange}>
      <Stack gap="md">
        {advice ? <RefusedAdvice key={advice.reason} advice={[advice]} /> : null}
        <Form form={form} message={state.message} aria-label={title}>
          <NumberField
            name="value"
            label={copy.label}
            description={copy.help}
            unit={measure.unit}
            hasDecimals={measure.decimals > 0}
            defaultValue={typed.value}
            autoFocus
            isRequired
          />
          {measure.noNumberAdvice ? (
            <NoNumber
              displays={[
                { label: measuresCopy.noNumber.high, advice: measure.noNumberAdvice.high },
                { label: measuresCopy.noNumber.low, advice: measure.noNumberAdvice.low },
              ]}
            />
          ) : null}
          {measure.choices ? (
            <ChoiceGroup
              name="choice"
              label={copy.choice}
              options={measure.choices}
              defaultValue={typed.choice}
              isRequired
            />
          ) : null}
          <DateTimeFields defaultDate={date} defaultTime={time} max={present.date} />
          {state.check ? (
            <CheckFirst
              values={state.check}
              isPending={isPending}
              onConfirm={onConfirm}
              form={form.ref}
              onChange={onChange}
            />
          ) : (
            <Inline gap="sm">
              <Button type="submit" isPending={isPending}>
                {isChange ? change.save : measuresCopy.save}
              </Button>
              <Button variant="quiet" onPress={onClose}>
                {measuresCopy.cancel}
              </Button>
            </Inline>
          )}
        </Form>
      </Stack>
    </EntryFormCard>
  );
}
