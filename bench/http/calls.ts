import type { BenchCall } from '../../packages/server/test/bench/benchServers.ts';

/** Most frequent requests of a patient's pages. */
export const everydayCalls: readonly BenchCall[] = [
  { name: 'profile', method: 'GET', path: '/me' },
  { name: 'blood pressure, page of 20', method: 'GET', path: '/diary-histories/blood-pressure?limit=20' },
  { name: 'notifications', method: 'GET', path: '/get-notifications' },
  { name: 'consultations', method: 'GET', path: '/consultations' },
  {
    name: 'add blood pressure',
    method: 'POST',
    path: '/diary-histories/blood-pressure',
    body: { valueFrom: 128, valueTo: 82, date: '2026-01-01', time: '08:15', timeZone: 'Asia/Singapore' },
  },
];
