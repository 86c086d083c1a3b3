import { isSymptom, quantity, unitText } from '@vitalane/clinical';
import { diaryWords } from '@vitalane/ui/screens/Diary';
import { type Codec, toLocalTime } from './measure.ts';

const pair = (upper: number, lower: number) => ({
  upper: quantity(upper, 'mmHg'),
  lower: quantity(lower, 'mmHg'),
});

/** Blood pressure, always in mmHg. */
export const bloodPressure: Codec<'bloodPressure'> = {
  toWire: ({ upper, lower, symptoms = [], ...measure }) => ({
    valueFrom: upper,
    valueTo: lower,
    ...toLocalTime(measure),
    ...(symptoms.length > 0 && { symptoms: [...symptoms] }),
  }),
  fromWire: ({ valueFrom, valueTo, ...body }) => ({
    kind: 'bloodPressure',
    ...pair(valueFrom, valueTo),
    ...toLocalTime(body),
    ...('symptoms' in body && body.symptoms && { symptoms: body.symptoms.filter(isSymptom) }),
  }),
  format: ({ upper, lower }) => ({ value: upper, text: `${upper}/${lower}`, unit: unitText('mmHg') }),
  fromForm: ({ valueFrom, valueTo, date, time }, { timeZone }) => ({
    kind: 'bloodPressure',
    ...pair(valueFrom, valueTo),
    date,
    time,
    timeZone,
  }),
  toForm: ({ upper, lower }) => ({ valueFrom: String(upper), valueTo: String(lower) }),
  columns: diaryWords.file.pressure,
  cells: ({ upper, lower }) => [upper, lower, unitText('mmHg')],
};
