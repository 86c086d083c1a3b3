import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../../../tools/product.ts';
import { bothSeeAfter, endCall, longestGap, look, type Pair, startCall, until, withPair } from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

const settleMs = 1500;

const connectionsOf = ({ patient, doctor }: Pair) =>
  Promise.all([patient, doctor].map((side) => look(side, ({ peers }) => peers.length)));

async function measureReplacement(pair: Pair, product: Product, index: number) {
  const before = await connectionsOf(pair);
  const startedAtMs = Date.now();
  await (index % 2 === 0 ? product.kill() : product.stop());
  await product.start();
  const startedAgainAtMs = Date.now();
  for (const side of [pair.patient, pair.doctor]) {
    const isBack = await until(async () =>
      (await look(side, ({ greetedAtMs }) => greetedAtMs)).some((atMs) => atMs > startedAgainAtMs - settleMs),
    );
    if (!isBack) throw new Error('a page did not rejoin its room');
  }
  await pause(settleMs);
  const after = await connectionsOf(pair);
  return {
    gapMs: await longestGap(pair, startedAtMs, Date.now()),
    opened: after.reduce((sum, count, side) => sum + count - (before[side] ?? 0), 0),
  };
}

/** Measures gaps in the video and new connections while the server is killed and stopped in turn during a call. */
export const keep: Gate = async ({ runs, direct }) => {
  const place = await direct();
  return await withPair(place, {}, async (pair) => {
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    await pause(settleMs);
    const results = await repeat(runs, (index) => measureReplacement(pair, place.product, index));
    await endCall(pair);
    return [
      {
        gate: 'G-keep',
        what: 'server killed or stopped and started → longest time without a new picture',
        unit: 'ms',
        limit: 300,
        values: results.map(({ gapMs }) => gapMs),
      },
      {
        gate: 'G-keep',
        what: 'new peer connections',
        unit: '',
        limit: 0,
        values: [results.reduce((sum, { opened }) => sum + opened, 0)],
      },
    ];
  });
};
