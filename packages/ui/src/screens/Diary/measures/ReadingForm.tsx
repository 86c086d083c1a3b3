import { toCivil } from '@vitalane/time';
import { useState } from 'react';
import { ChoiceGroup } from '../../../patterns/ChoiceGroup/index.ts';
import { DateTimeFields } from '../../../patterns/DateTimeFields/index.ts';
import { Form, useSchemaForm } from '../../../patterns/Form/index.ts';
import { NumberField } from '../../../patterns/NumberField/index.ts';
import { TextField } from '../../../patterns/TextField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { FeltSymptoms } from '../../shared/alerts/FeltSymptoms.tsx';
import { CheckFirst, RefusedAdvice } from '../../shared/CheckFirst/index.ts';
import type { ReadingValues } from '../../shared/readings/entry.types.ts';
import * as styles from '../DiaryScreen.css.ts';
import { diaryWords } from '../diaryWords.copy.ts';
import { entriesCopy } from '../entries.copy.ts';
import { EntryFormCard } from './EntryFormCard.tsx';
import { MeasuringTips } from './MeasuringTips.tsx';
import { fieldCopy, measureCopy, measuresCopy } from './measure.copy.ts';
import type { Measure, NewReading, ReadingFormState } from './measure.types.ts';
import { NoNumber } from './NoNumber.tsx';
import { readingSchema, typedValues } from './reading.schema.ts';

const { change } = entriesCopy;

/** Characters of a note, as in the contract. */
const noteMaxLength = 300;

/** Props of `ReadingForm`. */
export interface ReadingFormProps {
  measure: Measure;
  state: Exclude<ReadingFormState, { status: 'closed' }>;
  now: string;
  timeZone: string;
  onSave: (reading: NewReading) => void;
  /** Called with the numbers of a refused form, at the current time and without a choice. */
  onRefuse: (reading: NewReading) => void;
  onClose: () => void;
  /** Called when the user confirms an unusual value. */
  onConfirm: () => void;
  /** Called when the user wants to change the value. */
  onChange: () => void;
  /** Called with the codes of all chosen symptoms. */
  onChooseSymptoms: (codes: readonly string[]) => void;
}

/** Renders the form for a reading, with the current time as default for a new one. The input is kept until it is saved. */
export function ReadingForm({ measure, state, now, ...intents }: ReadingFormProps) {
  const { kind, parts, choices } = measure;
  const copy = measureCopy[kind];
  const [refused, setRefused] = useState<ReadingValues>({});
  const timeZone = state.typed?.timeZone ?? intents.timeZone;
  const present = toCivil(now, timeZone);
  const { date = present.date, time = present.time, ...typed } = state.typed?.values ?? {};
  const isPending = state.status === 'saving';
  const form = useSchemaForm(readingSchema(measure, now, timeZone), {
    errors: state.errors,
    isPending,
    onSubmit: intents.onSave,
    onRefuse: (fields) => {
      setRefused(typedValues(measure, fields));
      // The numbers may call for something, whatever else is wrong.
      const numbersOnly = readingSchema({ ...measure, decimals: 1, choices: null }, now, timeZone);
      const { data: reading } = numbersOnly.safeParse({ ...fields, choice: '', ...present });
      if (reading) intents.onRefuse(reading);
    },
  });
  const isRefused = parts.some(({ id }) => id in form.fieldErrors);
  const refusedAdvice = isRefused ? measure.refusedAdviceOf?.(refused) : null;
  const advice = refusedAdvice ?? state.advice;
  const isChange = state.typed?.isStored ?? false;
  const title = isChange ? change.title(diaryWords.kinds[kind]) : copy.add;
  return (
    <EntryFormCard title={title} isChange={isChange}>
      <Stack gap="md">
        {advice ? <RefusedAdvice key={advice.reason} advice={[advice]} /> : null}
        <div className={copy.tips && styles.formColumns}>
          <Form form={form} message={state.message} aria-label={title}>
            <NumberFields measure={measure} typed={typed} />
            <NoNumberDisplays measure={measure} />
            {choices ? (
              <ChoiceGroup
                name="choice"
                label={copy.choice}
                options={choices}
                defaultValue={typed.choice}
                isRequired
              />
            ) : null}
            <DateTimeFields defaultDate={date} defaultTime={time} max={present.date} />
            <TextField
              name="note"
              label={measuresCopy.note.label}
              description={measuresCopy.note.help}
              defaultValue={typed.note}
              maxLength={noteMaxLength}
            />
            {state.check ? (
              <CheckFirst
                values={state.check}
                isPending={isPending}
                onConfirm={intents.onConfirm}
                form={form.ref}
                onChange={intents.onChange}
              >
                {state.symptoms ? (
                  <FeltSymptoms {...state.symptoms} onChange={intents.onChooseSymptoms} />
                ) : null}
              </CheckFirst>
            ) : (
              <Inline gap="sm">
                <Button type="submit" isPending={isPending}>
                  {isChange ? change.save : copy.words.save}
                </Button>
                <Button variant="quiet" onPress={intents.onClose}>
                  {measuresCopy.cancel}
                </Button>
              </Inline>
            )}
          </Form>
          {copy.tips ? <MeasuringTips {...copy.tips} /> : null}
        </div>
      </Stack>
    </EntryFormCard>
  );
}

interface NumberFieldsProps {
  measure: Measure;
  /** Initial texts by part. */
  typed: Readonly<Record<string, string>>;
}

function NumberFields({ measure: { kind, unit, decimals, parts }, typed }: NumberFieldsProps) {
  const fields = parts.map(({ id }, index) => {
    const { label, help } = fieldCopy(kind, id);
    return (
      <NumberField
        key={id}
        name={id}
        label={label}
        description={help}
        unit={unit}
        hasDecimals={decimals > 0}
        defaultValue={typed[id]}
        autoFocus={index === 0}
        isRequired
      />
    );
  });
  return parts.length > 1 ? <div className={styles.fields}>{fields}</div> : fields;
}

function NoNumberDisplays({ measure: { kind, noNumberAdvice } }: { measure: Measure }) {
  const { noNumber } = measureCopy[kind];
  if (!noNumber || !noNumberAdvice) return null;
  const { high, low } = noNumberAdvice;
  return (
    <NoNumber
      displays={[
        { label: noNumber.high, advice: high },
        ...(low && noNumber.low ? [{ label: noNumber.low, advice: low }] : []),
      ]}
    />
  );
}
