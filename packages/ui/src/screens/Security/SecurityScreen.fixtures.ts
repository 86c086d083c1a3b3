import type { RecordAccess, SignedInDevice } from './SecurityScreen.types.ts';

export const devices: readonly SignedInDevice[] = [
  { uuid: 's1', device: 'Chrome on Windows', isCurrent: true, lastSeen: 'today 17:10' },
  { uuid: 's2', device: 'Safari on iPhone', isCurrent: false, lastSeen: 'yesterday 21:04' },
  { uuid: 's3', device: 'Firefox on Linux', isCurrent: false, lastSeen: 'Saturday 20 December 2025, 08:15' },
];

export const accesses: readonly RecordAccess[] = [
  {
    uuid: 'a1',
    actorName: 'Dr Priya Nair',
    action: 'Opened your record',
    reason: null,
    when: 'Thursday 1 January 2026, 09:05',
  },
  {
    uuid: 'a2',
    actorName: 'Dr Lim Wei Jie',
    action: 'Opened your record without treating you',
    reason: 'Called by the emergency department to check an allergy',
    when: 'Sunday 14 December 2025, 23:41',
  },
];
