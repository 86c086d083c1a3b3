import { emergencyCall } from '../emergency.fixtures.ts';
import type { AlertEntry, ClosedAlertEntry } from './alert.types.ts';

const when = '1 January 2026 at 08:00';

export const crisis: AlertEntry = {
  uuid: 'a1',
  level: 'same_day',
  reason: 'Your blood pressure is very high.',
  action:
    'Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.',
  call: emergencyCall,
  ends: 'Stays open until two readings below 180/110 mmHg, at least 1 minute apart, the first at least 5 minutes after your last very high reading, or until a doctor closes it.',
  value: 'Blood pressure 186/104 mmHg',
  when,
  worst: null,
  seenBy: null,
  symptoms: [
    { code: 'chest_pain', label: 'Chest pain or pressure', isTicked: false },
    { code: 'breathless', label: 'Breathlessness', isTicked: false },
    { code: 'bad_headache', label: 'A bad headache', isTicked: false },
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
  ends: 'Stays open until a newer result is better, or until a doctor closes it.',
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

export const closedByDoctor: ClosedAlertEntry = {
  uuid: 'a4',
  value: 'Potassium 6.7 mmol/L',
  note: {
    doctorName: 'Dr Priya Nair',
    text: 'The sample was spoilt. Please test again this week.',
    when: '31 December 2025 at 14:05',
  },
};
