import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, momentOf } from './measure.ts';
import { figureCells, ownUnitOf, writeFigure } from './ownUnit.ts';

/** Height, stored in cm. */
export const height: Codec<'height'> = {
  toWire: ({ value, ...measure }) => ({ height: value, ...momentOf(measure) }),
  fromWire: ({ height: value, ...body }) => ({
    kind: 'height',
    value: quantity(value, 'cm'),
    ...momentOf(body),
  }),
  format: ({ value }, units) => writeFigure('height', value, units),
  fromForm: ({ value, choice: _none, ...typed }, { units, timeZone }) => ({
    kind: 'height',
    value: quantity(ownUnitOf('height', units).store(value), 'cm'),
    ...momentOf({ ...typed, timeZone }),
  }),
  toForm: ({ value }, units) => ({ value: writeFigure('height', value, units).text, choice: '' }),
  columns: [diaryWords.kinds.height, ...diaryWords.file.figure],
  cells: (measure, units) => figureCells(height.format(measure, units)),
};
