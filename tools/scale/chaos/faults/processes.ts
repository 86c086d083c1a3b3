// Faults: one of the two servers is killed, or hangs.
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../installation.ts';

const goneMs = 1500;
const frozenMs = 5000;

export const serverKilled: Fault = {
  name: 'a server killed, and started',
  happen: async ({ first }) => {
    await first.kill();
    await wait(goneMs);
    await first.start();
    return [];
  },
};

export const serverFrozen: Fault = {
  name: 'a server stands still',
  happen: async ({ second: { processId } }) => {
    if (processId === undefined) throw new Error('The server does not run');
    process.kill(processId, 'SIGSTOP');
    try {
      await wait(frozenMs);
    } finally {
      process.kill(processId, 'SIGCONT');
    }
    return [];
  },
};
