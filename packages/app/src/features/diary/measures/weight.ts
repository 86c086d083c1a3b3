import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, momentOf } from './measure.ts';
import { figureCells, ownUnitOf, writeFigure } from './ownUnit.ts';

/** Weight, stored in kg. */
export const weight: Codec<'weight'> = {
  toWire: ({ value, ...measure }) => ({ valueFrom: value, ...momentOf(measure) }),
  fromWire: ({ valueFrom, ...body }) => ({
    kind: 'weight',
    value: quantity(valueFrom, 'kg'),
    ...momentOf(body),
  }),
  format: ({ value }, units) => writeFigure('weight', value, units),
  fromForm: ({ value, choice: _none, ...typed }, { units, timeZone }) => ({
    kind: 'weight',
    value: quantity(ownUnitOf('weight', units).store(value), 'kg'),
    ...momentOf({ ...typed, timeZone }),
  }),
  toForm: ({ value }, units) => ({ value: writeFigure('weight', value, units).text, choice: '' }),
  columns: [diaryWords.kinds.weight, ...diaryWords.file.figure],
  cells: (measure, units) => figureCells(weight.format(measure, units)),
};
