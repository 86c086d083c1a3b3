import { quantity } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, momentOf } from './measure.ts';
import { figureCells, ownUnitOf, writeFigure } from './ownUnit.ts';

const { intensities } = diaryWords;

/** What the server takes an exercise for of which nothing was said. */
const usualIntensity = 'moderate';

/** Exercise in whole minutes, with its intensity. */
export const exercise: Codec<'exercise'> = {
  toWire: ({ value, intensity, ...measure }) => ({ valueFrom: value, intensity, ...momentOf(measure) }),
  fromWire: ({ valueFrom, intensity = usualIntensity, ...body }) => ({
    kind: 'exercise',
    value: quantity(valueFrom, 'min'),
    intensity,
    ...momentOf(body),
  }),
  format: ({ value, intensity }, units) => ({
    ...writeFigure('exercise', value, units),
    detail: intensities[intensity],
  }),
  fromForm: ({ value, choice, ...typed }, { units, timeZone }) => ({
    kind: 'exercise',
    value: quantity(ownUnitOf('exercise', units).store(value), 'min'),
    intensity: isIntensity(choice) ? choice : usualIntensity,
    ...momentOf({ ...typed, timeZone }),
  }),
  toForm: ({ value, intensity }, units) => ({
    value: writeFigure('exercise', value, units).text,
    choice: intensity,
  }),
  columns: [diaryWords.kinds.exercise, ...diaryWords.file.figure],
  cells: (measure, units) => figureCells(exercise.format(measure, units)),
};

function isIntensity(choice: string): choice is keyof typeof intensities {
  return Object.hasOwn(intensities, choice);
}
