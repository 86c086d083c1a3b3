import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';

/** Height, stored in cm. */
export const height: Codec<'height'> = {
  toWire: ({ value, ...measure }) => ({ height: value, ...toLocalTime(measure) }),
  fromWire: ({ height: value, ...body }) => ({
    kind: 'height',
    value: quantity(value, 'cm'),
    ...toLocalTime(body),
  }),
  format: ({ value }, units) => formatValue('height', value, units),
  fromForm: ({ value, choice: _none, ...typed }, { units, timeZone }) => ({
    kind: 'height',
    value: quantity(ownUnitOf('height', units).store(value), 'cm'),
    ...toLocalTime({ ...typed, timeZone }),
  }),
  toForm: ({ value }, units) => ({ value: formatValue('height', value, units).text, choice: '' }),
  columns: [diaryWords.kinds.height, ...diaryWords.file.figure],
  cells: (measure, units) => valueCells(height.format(measure, units)),
};
