import type { QueuePatient } from './DoctorPageScreen.types.ts';

/** Three patients in the order of calls; the first is in the call. */
export const queueOfThree: readonly QueuePatient[] = [
  {
    uuid: '5b8d2c4e-7f90-4c3a-9f2e-000000000001',
    fullName: 'Ravi Kumar',
    nricMasked: '*****678Z',
    status: 'in_call',
    checkedInAt: '2026-01-01T08:31:00.000Z',
    isMine: true,
    noShowFrom: '2026-01-01T08:40:00.000Z',
    devices: { hasCamera: true, hasMicrophone: true },
    urgency: 'routine',
    triage: { topic: 'A letter or a certificate', since: null, words: '' },
    fileCount: 1,
  },
  {
    uuid: '5b8d2c4e-7f90-4c3a-9f2e-000000000002',
    fullName: 'Tan Mei Ling',
    nricMasked: '*****567D',
    status: 'waiting',
    checkedInAt: '2026-01-01T09:00:00.000Z',
    isMine: false,
    noShowFrom: null,
    devices: { hasCamera: false, hasMicrophone: true },
    urgency: 'today',
    triage: {
      topic: 'A new health problem',
      since: 'Today',
      words: 'My ankles are swollen in the evening.',
    },
    fileCount: 2,
  },
  {
    uuid: '5b8d2c4e-7f90-4c3a-9f2e-000000000003',
    fullName: 'Nur Aisyah binte Rahmat',
    nricMasked: null,
    status: 'waiting',
    checkedInAt: '2026-01-01T09:11:30.000Z',
    isMine: false,
    noShowFrom: null,
    devices: null,
    urgency: 'routine',
    triage: null,
    fileCount: 0,
  },
];

/** Twenty patients, one with a very long name. */
export const queueOfTwenty: readonly QueuePatient[] = Array.from({ length: 20 }, (_, index) => ({
  uuid: `5b8d2c4e-7f90-4c3a-9f2e-${String(index).padStart(12, '0')}`,
  fullName:
    index === 1
      ? 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi Thiruchelvampillai'
      : `Patient ${index + 1}`,
  nricMasked: `*****${String(100 + index)}A`,
  status: index === 0 ? 'in_call' : 'waiting',
  checkedInAt: new Date(Date.parse('2026-01-01T06:00:00.000Z') + index * 9 * 60_000).toISOString(),
  isMine: false,
  noShowFrom: null,
  devices: { hasCamera: index % 5 > 0, hasMicrophone: index % 7 > 0 },
  urgency: index === 1 ? 'emergency' : 'routine',
  triage: null,
  fileCount: 0,
}));

/** Many more patients than fit a screen, with a search target at the end. */
export const queueOfThousand: readonly QueuePatient[] = Array.from({ length: 1000 }, (_, index) => ({
  uuid: `6b8d2c4e-7f90-4c3a-9f2e-${String(index).padStart(12, '0')}`,
  fullName: index === 999 ? 'José Núñez' : `Patient ${index + 1}`,
  nricMasked: `*****${String(index).padStart(3, '0')}A`,
  status: 'waiting',
  checkedInAt: '2026-01-01T09:00:00.000Z',
  isMine: false,
  noShowFrom: null,
  devices: null,
  urgency: 'routine',
  triage: null,
  fileCount: 0,
}));
