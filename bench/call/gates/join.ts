import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { people } from '../../../e2e/support/people.ts';
import { percentile } from '../../figures.ts';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
  endCall,
  look,
  type Pair,
  type Place,
  patients,
  startCall,
  withPair,
} from '../pair.ts';
import type { ProbeOptions } from '../probe.ts';
import { type Bench, type Gate, repeat } from './gate.ts';
import { countStalls, stallText } from './stalls.ts';

/** Returns the time from the push about the doctor in the patient's page until both see each other, in ms. */
async function measureJoin(pair: Pair, nric: string): Promise<number> {
  await startCall(pair, nric);
  const seenAtMs = await bothSeeAfter(pair, 0);
  const joinedAtMs = await look(pair.patient, ({ othersJoinedAtMs }) => othersJoinedAtMs[0] ?? Number.NaN);
  await endCall(pair);
  return seenAtMs - joinedAtMs;
}

/** As many as a patient may join the queue in a minute. */
const joinsInTurn = 20;

/** Measures joins of one patient, whom the number of the turn picks. */
async function measureTurn(
  place: Place,
  options: Partial<ProbeOptions>,
  { turn, joins }: { turn: number; joins: number },
): Promise<number[]> {
  const patient = patients[turn % patients.length] ?? people.patient;
  const measure = (pair: Pair) => repeat(joins, () => measureJoin(pair, patient.nric));
  return await withPair(place, options, measure, patient);
}

/** Measures joins of one patient after the other, because the server limits how often each joins the queue. */
async function measureJoins(
  { runs, direct }: Pick<Bench, 'runs' | 'direct'>,
  options: Partial<ProbeOptions>,
): Promise<number[]> {
  const place = await direct();
  const turns = await repeat(Math.ceil(runs / joinsInTurn), (turn) =>
    measureTurn(place, options, { turn, joins: Math.min(joinsInTurn, runs - turn * joinsInTurn) }),
  );
  return turns.flat();
}

const what = 'other one joined → both see each other';

/** Returns the times of joining, and the number of stalls among them. */
function figuresOf({ gate, limit, values }: Pick<Figure, 'gate' | 'limit' | 'values'>): Figure[] {
  return [
    { gate, what, unit: 'ms', limit, values },
    { gate, what: stallText, unit: '', limit: 0, values: [countStalls(values)] },
  ];
}

/** Measures joining with two browsers on one machine. Each signalling message takes 50 ms. */
export const join: Gate = async (bench) =>
  figuresOf({ gate: 'G-join', limit: 1500, values: await measureJoins(bench, {}) });

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
  return figuresOf({ gate: 'G-relay', limit: 1500, values });
};

/** Compares joining through a relay with direct joining, in turn, because the speed of a machine changes within minutes. */
export const detour: Gate = async ({ runs, direct, relayed }) => {
  const [near, far] = [await direct(), await relayed()];
  const joins = Math.min(joinsInTurn, runs);
  const turns = await repeat(Math.ceil(runs / joins), async (turn) => ({
    directMs: await measureTurn(near, {}, { turn, joins }),
    relayedMs: await measureTurn(far, { isRelayOnly: true }, { turn, joins }),
  }));
  const directMs = turns.flatMap((one) => one.directMs);
  const relayedMs = turns.flatMap((one) => one.relayedMs);
  const figure = { gate: 'G-detour', unit: 'ms' as const };
  return [
    { ...figure, what: `${what}, direct`, values: directMs },
    { ...figure, what: `${what}, by a relay`, values: relayedMs },
    {
      ...figure,
      what: 'p95 by a relay as a multiple of p95 direct',
      unit: '',
      limit: 1.2,
      values: [percentile(relayedMs, 0.95) / percentile(directMs, 0.95)],
    },
  ];
};
