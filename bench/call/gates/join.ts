import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { bothSeeAfter, endCall, look, type Pair, startCall, withPair } from '../pair.ts';
import type { ProbeOptions } from '../probe.ts';
import { type Bench, type Gate, repeat } from './gate.ts';

/** Returns the time from the push about the doctor in the patient's page until both see each other, in ms. */
async function measureJoin(pair: Pair): Promise<number> {
  await startCall(pair);
  const seenAtMs = await bothSeeAfter(pair, 0);
  const joinedAtMs = await look(pair.patient, ({ othersJoinedAtMs }) => othersJoinedAtMs[0] ?? Number.NaN);
  await endCall(pair);
  return seenAtMs - joinedAtMs;
}

async function measureJoins(
  { runs, direct }: Pick<Bench, 'runs' | 'direct'>,
  options: Partial<ProbeOptions>,
) {
  return await withPair(await direct(), options, (pair) => repeat(runs, () => measureJoin(pair)));
}

const what = 'other one joined → both see each other';

/** Measures joining with two browsers on one machine. Each signalling message takes 50 ms. */
export const join: Gate = async (bench) => [
  { gate: 'G-join', what, unit: 'ms', limit: 1500, values: await measureJoins(bench, {}) },
];

/** Measures joining with a STUN server that never responds. */
export const deadStun: Gate = async (bench) => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  try {
    const stunUrl = `stun:127.0.0.1:${silent.address().port}`;
    const values = await measureJoins(bench, { stunUrl });
    return [{ gate: 'G-dead-stun', what, unit: 'ms', limit: 2000, values }];
  } finally {
    silent.close();
  }
};

/** Measures joining through a relay only, with the credentials that the server creates for each call. */
export const relay: Gate = async ({ runs, relayed }) => {
  const values = await measureJoins({ runs, direct: relayed }, { isRelayOnly: true });
  return [{ gate: 'G-relay', what, unit: 'ms', limit: 1500, values }];
};
