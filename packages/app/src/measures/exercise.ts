import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';
import { formatValue, ownUnitOf, valueCells } from './ownUnit.ts';

const { intensities } = diaryWords;

/** The server's default for an exercise without an intensity. */
const usualIntensity = 'moderate';

/** Exercise in whole minutes, with its intensity. */
export const exercise: Codec<'exercise'> = {
  toWire: ({ value, intensity, ...measure }) => ({ valueFrom: value, intensity, ...toLocalTime(measure) }),
  fromWire: ({ valueFrom, intensity = usualIntensity, ...body }) => ({
    kind: 'exercise',
    value: quantity(valueFrom, 'min'),
    intensity,
    ...toLocalTime(body),
  }),
  format: ({ value, intensity }, units) => ({
    ...formatValue('exercise', value, units),
    detail: intensities[intensity],
  }),
  fromForm: ({ value, choice, ...typed }, { units, timeZone }) => ({
    kind: 'exercise',
    value: quantity(ownUnitOf('exercise', units).store(value), 'min'),
    intensity: isIntensity(choice) ? choice : usualIntensity,
    ...toLocalTime({ ...typed, timeZone }),
  }),
  toForm: ({ value, intensity }, units) => ({
    value: formatValue('exercise', value, units).text,
    choice: intensity,
  }),
  columns: [diaryWords.kinds.exercise, ...diaryWords.file.figure],
  cells: (measure, units) => valueCells(exercise.format(measure, units)),
};

function isIntensity(choice: string): choice is keyof typeof intensities {
  return Object.hasOwn(intensities, choice);
}
