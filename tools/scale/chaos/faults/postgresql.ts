// Fault: PostgreSQL crashes and restarts.
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../installation.ts';

const goneMs = 2000;

export const postgresqlKilled: Fault = {
  name: 'PostgreSQL ended at once, and started',
  happen: async ({ postgresql }) => {
    await postgresql.restart(() => wait(goneMs));
    return [];
  },
};
