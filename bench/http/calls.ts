import type { BenchCall } from '../../packages/server/test/bench/benchServers.ts';
import { toCivil } from '../../packages/time/src/index.ts';

/** Most frequent reads of a patient's pages. */
export const everydayReads: readonly BenchCall[] = [
  { name: 'profile', method: 'GET', path: '/me' },
  { name: 'blood pressure, page of 20', method: 'GET', path: '/diary-histories/blood-pressure?limit=20' },
  { name: 'notifications', method: 'GET', path: '/get-notifications' },
  { name: 'consultations', method: 'GET', path: '/consultations' },
];

/** The save of a usual blood pressure. */
export const savedPressure = (name: string): BenchCall => ({
  name,
  method: 'POST',
  path: '/diary-histories/blood-pressure',
  body: {
    valueFrom: 128,
    valueTo: 82,
    ...toCivil(new Date(), 'Asia/Singapore'),
    timeZone: 'Asia/Singapore',
  },
});
