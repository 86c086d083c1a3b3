import { emergencyCall } from '../emergency.fixtures.ts';
import type { AlertEntry, ClosedAlertEntry } from './alert.types.ts';

const callNow = { action: 'Call 995 now. Do not drive yourself.', call: emergencyCall };
const when = '1 January 2026 at 08:00';

export const crisis: AlertEntry = {
  uuid: 'a1',
  level: 'same_day',
  reason: 'Your blood pressure is very high.',
  action:
    'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
  call: emergencyCall,
  closes: 'Two readings below 180/110 mmHg from 08:05 on close this.',
  value: 'Blood pressure 186/104 mmHg',
  when,
  comparison: null,
  newest: null,
  worst: null,
  seenBy: null,
  symptoms: [
    { code: 'chest_pain', label: 'Chest pain or pressure', isTicked: false, advice: callNow },
    { code: 'breathless', label: 'Breathlessness', isTicked: false, advice: callNow },
    { code: 'faint_feeling', label: 'Feeling faint', isTicked: false, advice: null },
  ],
  measureHref: '/Diary',
  note: null,
};

export const emergency: AlertEntry = {
  ...crisis,
  uuid: 'a2',
  level: 'emergency',
  reason: 'Your potassium is very high. This can disturb your heartbeat.',
  action: 'Go to A&E now. If you feel very unwell or cannot get there, call 995. Take this result with you.',
  closes: 'A newer and better result closes this, or a doctor.',
  value: 'Potassium 7.1 mmol/L',
  measureHref: null,
};

export const seenByDoctor: AlertEntry = {
  ...crisis,
  uuid: 'a3',
  worst: { value: 'Blood pressure 204/112 mmHg', when: '1 January 2026 at 07:30' },
  seenBy: 'doctor',
  note: {
    doctorName: 'Dr Priya Nair',
    text: 'I call you at noon. Keep your phone near you.',
    when: '1 January 2026 at 09:10',
  },
};

export const calmer: AlertEntry = {
  ...crisis,
  uuid: 'a5',
  reason: 'Your blood pressure was very high.',
  action:
    'Sit quietly and measure again. If it is 180/110 mmHg or higher again, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
  closes: '1 of 2 follow-up readings. One more below 180/110 mmHg from 09:17 on closes this.',
  value: 'Blood pressure 190/125 mmHg',
  when: '09:10',
  newest: { figure: '128/76 mmHg', when: '09:16' },
};

export const lowSugar: AlertEntry = {
  ...crisis,
  uuid: 'a6',
  level: 'act_now',
  reason: 'Your sugar is low.',
  action:
    'Take 15 g of fast sugar now, such as half a glass of a sweet drink or 3 glucose sweets. Check again after 15 minutes.',
  closes: 'One reading of 4.0 mmol/L (72 mg/dL) or higher from 09:22 on closes this.',
  value: 'Blood sugar 3.2 mmol/L',
  when: '09:12',
  measureHref: '/Diary?kind=sugar',
};

export const highSugarBefore: AlertEntry = {
  ...lowSugar,
  uuid: 'a7',
  level: 'emergency',
  reason: 'Your sugar was very high.',
  action: 'Go to A&E now, or call 995.',
  closes: 'Two readings below 16.7 mmol/L (300 mg/dL) from 10:00 on close this.',
  value: 'Blood sugar 31 mmol/L',
  when: '09:00',
  newest: { figure: '3.2 mmol/L', when: '09:12' },
};

export const weightGain: AlertEntry = {
  ...crisis,
  uuid: 'a8',
  level: 'within_week',
  reason: 'Your weight has risen by more than 2 kg in 3 days. This may be water.',
  action:
    'Call your clinic now. Ask to be seen within 3 days. With breathlessness or sudden swelling, see a doctor today.',
  call: null,
  closes: 'One reading of 90.4 kg or less from 21:10 on closes this.',
  value: 'Weight 94.0 kg',
  when: '09:10',
  comparison: { figure: '5.6 kg above 88.4 kg', when: '26 Nov' },
  symptoms: [
    { code: 'breathless', label: 'Breathlessness', isTicked: false, advice: null },
    { code: 'sudden_swelling', label: 'Sudden swelling', isTicked: false, advice: null },
  ],
  measureHref: '/Diary?kind=weight',
};

export const closedByDoctor: ClosedAlertEntry = {
  uuid: 'a4',
  value: 'Potassium 6.7 mmol/L',
  note: {
    doctorName: 'Dr Priya Nair',
    text: 'The sample was spoilt. Please test again this week.',
    when: '31 December 2025 at 14:05',
  },
};
