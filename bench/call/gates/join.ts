import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { people } from '../../../e2e/support/people.ts';
import { percentile } from '../../figures.ts';
import { readResults } from '../../report.ts';
import type { Figure } from '../figures.ts';
import { bothSeeAfter, endCall, look, type Pair, patients, startCall, withPair } from '../pair.ts';
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

/** Measures joins of one patient after the other, because the server limits how often each joins the queue. */
async function measureJoins(
  { runs, direct }: Pick<Bench, 'runs' | 'direct'>,
  options: Partial<ProbeOptions>,
): Promise<number[]> {
  const place = await direct();
  const turns = await repeat(Math.ceil(runs / joinsInTurn), async (turn) => {
    const patient = patients[turn % patients.length] ?? people.patient;
    const joins = Math.min(joinsInTurn, runs - turn * joinsInTurn);
    return await withPair(
      place,
      options,
      (pair) => repeat(joins, () => measureJoin(pair, patient.nric)),
      patient,
    );
  });
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

/** Returns the last p95 of direct joining, in ms; `NaN` when it was never measured, which exceeds every limit. */
function directP95Ms(): number {
  const rows = readResults('call')?.figures ?? [];
  return rows.find((row) => row.group === 'G-join' && row.what === what)?.p95 ?? Number.NaN;
}

/**
 * Measures joining through a relay only, with the credentials that the server creates for each call, and compares it with
 * the last direct joins.
 */
export const relay: Gate = async ({ runs, relayed }) => {
  const values = await measureJoins({ runs, direct: relayed }, { isRelayOnly: true });
  return [
    ...figuresOf({ gate: 'G-relay', limit: 1500, values }),
    {
      gate: 'G-relay',
      what: 'p95 as a multiple of direct joining',
      unit: '',
      limit: 1.2,
      values: [percentile(values, 0.95) / directP95Ms()],
    },
  ];
};
