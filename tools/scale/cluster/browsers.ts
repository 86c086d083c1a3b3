// Measures calls between two browsers whose pages are served by two server processes.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import {
  bothSeeAfter,
  type Pair as Call,
  longestGap,
  look,
  openSide,
  type Side,
  startCall,
  until,
} from '../../../bench/call/pair.ts';
import { people } from '../../../e2e/support/people.ts';
import { callArgs, launchOptions } from '../../browser.ts';
import type { Product } from '../../product.ts';
import { type Figure, figuresOf, quantile } from '../../trust/figures.ts';
import type { Pair } from './pair.ts';
import { replace } from './restarts.ts';

const runs = 5;
const mostJoinMs = 1500;
const mostGapMs = 1500;
const mostEndMs = 2000;
/** Time for the video to start before servers are stopped, and for effects to show afterwards. */
const settleMs = 1500;

const { exactly, atMost } = figuresOf('two browsers');

/** Measures calls between a patient's page of the first server and a doctor's page of the second server. */
export async function checkBrowsers(servers: Pair): Promise<Figure[]> {
  const browser = await chromium.launch(await launchOptions('full', callArgs));
  try {
    const patient = await openSide({ browser, url: servers.first.url }, people.patient);
    const doctor = await openSide({ browser, url: servers.second.url }, people.doctor);
    const call = { patient, doctor };
    const joins = await measureJoins(call);
    const rolling = { servers, restart: replace };
    const byPatient = await measureRestarts(call, { ...rolling, whoEnds: patient });
    const byDoctor = await measureRestarts(call, { ...rolling, whoEnds: doctor });
    const killed = await measureRestarts(call, { servers, restart: killAndStart, whoEnds: doctor });
    const faults = [patient, doctor].map(
      async (side) => side.errors.length + (await look(side, ({ errors }) => errors.length)),
    );
    const gapMs = Math.max(byPatient.gapMs, byDoctor.gapMs);
    const [ofPatient = 0, ofDoctor = 0] = await Promise.all(faults);
    return [
      atMost('joined → both see each other, 95 of 100', quantile(joins.seenMs, 0.95), mostJoinMs, 'ms'),
      atMost('one ends it → over for both, the longest', Math.max(...joins.endedMs), mostEndMs, 'ms'),
      atMost('longest time without a picture while both are replaced', gapMs, mostGapMs, 'ms'),
      atMost('longest time without a picture while both are killed', killed.gapMs, mostGapMs, 'ms'),
      atMost('the patient ends it after that → over for both', byPatient.endedMs, mostEndMs, 'ms'),
      atMost('the doctor ends it after that → over for both', byDoctor.endedMs, mostEndMs, 'ms'),
      exactly('exceptions in the pages', ofPatient + ofDoctor, 0),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures five calls, ended by each participant in turn. */
async function measureJoins(call: Call): Promise<{ seenMs: number[]; endedMs: number[] }> {
  const seenMs: number[] = [];
  const endedMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await startCall(call);
    const seenAtMs = await bothSeeAfter(call, 0);
    const joinedAtMs = await look(call.patient, ({ othersJoinedAtMs }) => othersJoinedAtMs[0] ?? Number.NaN);
    seenMs.push(seenAtMs - joinedAtMs);
    endedMs.push(await end(call, run % 2 ? call.patient : call.doctor));
  }
  return { seenMs, endedMs };
}

/** Restarts one server after the other during a call, which one participant ends afterwards. The gap is infinite when a picture never returns. */
async function measureRestarts(
  call: Call,
  {
    servers,
    restart,
    whoEnds,
  }: { servers: Pair; restart: (server: Product) => Promise<void>; whoEnds: Side },
): Promise<{ gapMs: number; endedMs: number }> {
  await startCall(call);
  await bothSeeAfter(call, 0);
  await wait(settleMs);
  const sinceMs = Date.now();
  for (const server of [servers.first, servers.second]) await restart(server);
  const seenAgainAtMs = await bothSeeAfter(call, Date.now());
  const gapMs = Number.isFinite(seenAgainAtMs)
    ? await longestGap(call, sinceMs, seenAgainAtMs)
    : seenAgainAtMs;
  return { gapMs, endedMs: await end(call, whoEnds) };
}

/** Kills a server and starts it again. */
async function killAndStart(server: Product): Promise<void> {
  await server.kill();
  await server.start();
  await wait(settleMs);
}

/** Ends a call. Returns the time until every connection is closed, in ms; infinite when one stays open. */
async function end({ patient, doctor }: Call, { page }: Side): Promise<number> {
  const sinceMs = performance.now();
  try {
    await page.getByRole('button', { name: 'End call' }).click();
  } catch (cause) {
    const texts = await Promise.all([patient, doctor].map((side) => side.page.locator('body').textContent()));
    throw new Error(
      `There is no call to end. The patient's page shows:\n${texts.join('\n\nThe doctor’s:\n')}`,
      { cause },
    );
  }
  const isOver = async () => {
    const sides = [patient, doctor].map((side) =>
      look(
        side,
        ({ peers }) =>
          peers.length > 0 && peers.every(({ connection }) => connection.connectionState === 'closed'),
      ),
    );
    return (await Promise.all(sides)).every(Boolean);
  };
  return (await until(isOver)) ? performance.now() - sinceMs : Number.POSITIVE_INFINITY;
}
