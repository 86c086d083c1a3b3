import { quantity, sugarReadingAdvice } from '@vitalane/clinical';
import type { ReadingPerson } from '@vitalane/contract';
import { diaryWords, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';
import { toValueAdvice } from './valueAdvice.ts';

const { contexts } = diaryWords;

/** Blood sugar, stored in mmol/L, with the time of day that decides its goal. */
export const sugar: Codec<'sugar'> = {
  toWire: ({ value, context, ...measure }) => ({
    valueFrom: value,
    ...toLocalTime(measure),
    ...(context && { context }),
  }),
  fromWire: ({ valueFrom, context = null, ...body }) => ({
    kind: 'sugar',
    value: quantity(valueFrom, 'mmol/L'),
    context,
    ...toLocalTime(body),
  }),
  format: ({ value, context }, units) => ({
    ...formatValue('sugar', value, units),
    ...(context && { detail: contexts[context] }),
  }),
  fromForm: ({ value, choice, ...typed }, { units, timeZone }) => ({
    kind: 'sugar',
    value: quantity(ownUnitOf('sugar', units).store(value), 'mmol/L'),
    context: isContext(choice) ? choice : null,
    ...toLocalTime({ ...typed, timeZone }),
  }),
  toForm: ({ value, context }, units) => ({
    value: formatValue('sugar', value, units).text,
    choice: context ?? '',
  }),
  columns: [diaryWords.kinds.sugar, ...diaryWords.file.figure],
  cells: (measure, units) => valueCells(sugar.format(measure, units)),
};

/** Returns the advice about a blood sugar in mmol/L; `null` when it needs none. */
export function sugarAdviceOf(glucoseMmolL: number, person: ReadingPerson | undefined): ValueAdvice | null {
  return toValueAdvice(sugarReadingAdvice({ ...person, glucoseMmolL }));
}

function isContext(choice: string): choice is keyof typeof contexts {
  return Object.hasOwn(contexts, choice);
}
