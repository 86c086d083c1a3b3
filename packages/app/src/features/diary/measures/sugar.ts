import {
  EMERGENCY_CALL,
  levelOf,
  needsEmergencyCall,
  quantity,
  type ReadingAdvice,
  sugarReadingAdvice,
} from '@vitalane/clinical';
import { diaryWords, type ValueAdvice } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';

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
  format({ value, context }, units) {
    const advice = sugarReadingAdvice({ glucoseMmolL: value });
    return {
      ...formatValue('sugar', value, units),
      ...(context && { detail: contexts[context] }),
      ...(advice && { advice: withCall(advice) }),
    };
  },
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

function withCall({ grade, reason, action }: ReadingAdvice): ValueAdvice {
  return { reason, action, call: needsEmergencyCall(levelOf(grade).level) ? EMERGENCY_CALL : null };
}

function isContext(choice: string): choice is keyof typeof contexts {
  return Object.hasOwn(contexts, choice);
}
