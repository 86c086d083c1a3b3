// Injects faults into servers and services, one after the other, while simulated users are active.
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figuresOf } from '../../trust/figures.ts';
import { clockJump } from './faults/clock.ts';
import { diskFull } from './faults/disk.ts';
import { poolExhausted } from './faults/pool.ts';
import { postgresqlKilled } from './faults/postgresql.ts';
import { serverFrozen, serverKilled } from './faults/processes.ts';
import { redisFrozen, redisKilled } from './faults/redis.ts';
import { type Fault, type Installation, withInstallation } from './installation.ts';
import type { Crowd } from './people/crowd.ts';
import { Leavers } from './people/leavers.ts';
import { Queuers } from './people/queuers.ts';
import { Repeaters } from './people/repeaters.ts';
import { Writers } from './people/writers.ts';

const faults: readonly Fault[] = [
  redisKilled,
  redisFrozen,
  postgresqlKilled,
  serverKilled,
  serverFrozen,
  poolExhausted,
  clockJump,
  diskFull,
];
const settleMs = 1000;
const mostRecoveryMs = 10_000;

/** Injects every fault and prints the figures. Returns whether all of them hold. */
export async function survivesFaults(): Promise<boolean> {
  const figures = await withInstallation(async (installation) => {
    const { url, first, second } = installation;
    const writers = await Writers.create(url);
    const crowds = [
      writers,
      await Repeaters.create([first.url, second.url]),
      await Queuers.create([first.url, second.url]),
      await Leavers.create([first.url, second.url]),
    ] as const satisfies Crowds;
    const all: Figure[] = [];
    for (const fault of faults) all.push(...(await during(fault, installation, crowds)));
    return all;
  });
  console.table(figures);
  return figures.every(({ holds }) => holds);
}

type Crowds = readonly [Writers, ...Crowd[]];

async function during(fault: Fault, installation: Installation, crowds: Crowds): Promise<Figure[]> {
  const over = new AbortController();
  const living = crowds.map((crowd) => crowd.live(over.signal));
  try {
    await wait(settleMs);
    const own = await fault.happen(installation);
    const recoveryMs = await crowds[0].recovery(mostRecoveryMs);
    over.abort();
    await Promise.all(living);
    const audits: Figure[] = [];
    for (const crowd of crowds) audits.push(...(await crowd.audit(fault.name)));
    const servers = [installation.first, installation.second];
    const { exactly, atMost } = figuresOf(fault.name);
    return [
      ...own,
      ...audits,
      atMost('everybody writes again after', recoveryMs, mostRecoveryMs, 'ms'),
      exactly('servers that ended', servers.filter(({ isRunning }) => !isRunning).length, 0),
    ];
  } finally {
    over.abort();
  }
}
