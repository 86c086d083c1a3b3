import { setTimeout as pause } from 'node:timers/promises';
import {
  bothSeeAfter,
  localUfrag,
  longestGap,
  look,
  type Pair,
  type Side,
  startCall,
  until,
  withPair,
} from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

const settleMs = 1500;
const collisionsWanted = 100;
const stuckAfterMs = 5000;

/** Closes the sockets of a page. Returns the time. */
async function closeSocket({ page }: Side): Promise<number> {
  return await page.evaluate(`(() => {
    const at = Date.now();
    for (const socket of globalThis.probe.sockets) socket.close();
    return at;
  })()`);
}

async function measureLoss(pair: Pair, side: Side): Promise<{ rejoinMs: number; gapMs: number }> {
  const closedAtMs = await closeSocket(side);
  const rejoinedAtMs = await until(async () =>
    (await look(side, ({ greetedAtMs }) => greetedAtMs)).find((atMs) => atMs > closedAtMs),
  );
  await pause(settleMs);
  return {
    rejoinMs: (rejoinedAtMs ?? Number.POSITIVE_INFINITY) - closedAtMs,
    gapMs: await longestGap(pair, closedAtMs, Date.now()),
  };
}

/** Measures the loss of the socket during a call. */
export const signal: Gate = async ({ runs, direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    await pause(settleMs);
    const results = await repeat(runs, (index) =>
      measureLoss(pair, index % 2 === 0 ? pair.patient : pair.doctor),
    );
    const figure = { gate: 'G-signal', unit: 'ms' as const };
    return [
      {
        ...figure,
        what: 'socket closed → in the room again',
        limit: 3000,
        values: results.map(({ rejoinMs }) => rejoinMs),
      },
      {
        ...figure,
        what: 'longest time without a picture',
        limit: 500,
        values: results.map(({ gapMs }) => gapMs),
      },
    ];
  });

interface Negotiated {
  ufrag: string;
  isSettled: boolean;
}

async function negotiated(side: Side): Promise<Negotiated> {
  const isSettled = await look(side, ({ peers }) => {
    const connection = peers.at(-1)?.connection;
    return connection?.signalingState === 'stable' && connection.connectionState === 'connected';
  });
  return { isSettled, ufrag: await look(side, localUfrag) };
}

/** Restarts ICE in both pages at the same time. Returns whether both reach a stable state with new descriptions. */
export async function collide({ patient, doctor }: Pair): Promise<boolean> {
  const sides = [patient, doctor];
  const before = await Promise.all(sides.map(negotiated));
  const moment = Date.now() + 60;
  await Promise.all(
    sides.map(({ page }) =>
      page.evaluate((at) => {
        setTimeout(() => dispatchEvent(new Event('online')), at - Date.now());
      }, moment),
    ),
  );
  const isDone = async () => {
    const now = await Promise.all(sides.map(negotiated));
    return now.every(({ ufrag, isSettled }, index) => isSettled && ufrag !== before[index]?.ufrag);
  };
  const hasSettled = await until(isDone, stuckAfterMs);
  // Wait for a further negotiation that the first exchange may cause.
  await pause(150);
  return hasSettled === true && (await until(isDone, stuckAfterMs)) === true;
}

/** Counts failures of repeated simultaneous negotiations. */
export const glare: Gate = async ({ direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    const sides = [pair.patient, pair.doctor];
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    await pause(settleMs);
    const settled = await repeat(collisionsWanted, () => collide(pair));
    const endedAtMs = Date.now();
    const seesAgain = Number.isFinite(await bothSeeAfter(pair, endedAtMs));
    const counts = await Promise.all(
      sides.map((side) =>
        look(side, ({ peers, errors }) => ({
          collisions: peers.reduce((sum, peer) => sum + peer.collisions, 0),
          errors: errors.length + peers.filter((peer) => peer.hasFailed).length + (peers.length - 1),
          lines: (peers.at(-1)?.connection.getTransceivers().length ?? 0) - 2,
        })),
      ),
    );
    const sum = (key: 'collisions' | 'errors' | 'lines') =>
      counts.reduce((total, count) => total + count[key], 0);
    const stuck = settled.filter((isSettled) => !isSettled).length + (seesAgain ? 0 : 1);
    console.log(`G-glare: ${settled.length} double negotiations, ${sum('collisions')} rolled back.`);
    const figure = { gate: 'G-glare', unit: '' as const, limit: 0 };
    return [
      { ...figure, what: `stuck, of ${settled.length} double negotiations`, values: [stuck] },
      { ...figure, what: 'errors, new connections, new lines', values: [sum('errors') + sum('lines')] },
    ];
  });
