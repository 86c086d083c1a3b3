import { people } from '../../../e2e/support/people.ts';
import { sayReason } from '../../../e2e/support/queue.ts';
import {
  bothSeeAfter,
  endCall,
  look,
  openSide,
  type Pair,
  type Place,
  patients,
  type Side,
  startCall,
  until,
  withPair,
} from '../pair.ts';
import { type Gate, repeat } from './gate.ts';
import { countStalls, stallText } from './stalls.ts';

/** Two seconds of grace for a reload, and the time to notice the lost path. */
const crashLimitMs = 6000;

async function measureReload(pair: Pair, side: Side): Promise<{ backMs: number; isChanged: boolean }> {
  const other = side === pair.patient ? pair.doctor : pair.patient;
  const peersBefore = await look(other, ({ peers }) => peers.length);
  const startedAtMs = Date.now();
  await side.page.reload({ waitUntil: 'commit' });
  const createdAtMs = await until(() =>
    look(other, ({ peers }) => peers.map(({ createdAtMs }) => createdAtMs)).then((all) =>
      all.length > peersBefore ? all.at(-1) : null,
    ),
  );
  const seenAtMs = await bothSeeAfter(pair, createdAtMs ?? Number.POSITIVE_INFINITY);
  const isMuted = await side.page.getByRole('button', { name: 'Turn on microphone' }).isVisible();
  const isSeen = await side.page.getByRole('button', { name: 'Turn off camera' }).isVisible();
  return { backMs: seenAtMs - startedAtMs, isChanged: !(isMuted && isSeen) };
}

/** Measures the recovery after a page reload during a call, with the microphones off. */
export const reload: Gate = async ({ runs, direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    await startCall(pair);
    await bothSeeAfter(pair, 0);
    for (const { page } of [pair.patient, pair.doctor])
      await page.getByRole('button', { name: 'Turn off microphone' }).click();
    const results = await repeat(runs, (index) =>
      measureReload(pair, index % 2 === 0 ? pair.patient : pair.doctor),
    );
    await endCall(pair);
    const wrong = results.filter(({ isChanged }) => isChanged).length;
    return [
      {
        gate: 'G-reload',
        what: 'reload → both see each other',
        unit: 'ms',
        limit: 800,
        of: 'median',
        values: results.map(({ backMs }) => backMs),
      },
      {
        gate: 'G-reload',
        what: stallText,
        unit: '',
        limit: 0,
        values: [countStalls(results.map(({ backMs }) => backMs))],
      },
      { gate: 'G-reload', what: 'camera or microphone not as before', unit: '', limit: 0, values: [wrong] },
    ];
  });

/** Starts a call. Returns a function that closes the patient's browser and measures when the doctor's page reports it. */
async function measureCrash(place: Place, patient: (typeof patients)[number]) {
  const pair: Pair = {
    patient: await openSide(place, patient),
    doctor: await openSide(place, people.doctor),
  };
  await startCall(pair, patient.nric);
  await bothSeeAfter(pair, 0);
  const crash = async () => {
    const closedAtMs = Date.now();
    await pair.patient.context.close();
    const { page, context, errors } = pair.doctor;
    const isAlone = await page
      .getByText('The other person has left the page or lost the connection.')
      .waitFor({ timeout: crashLimitMs + 10_000 })
      .then(() => true)
      .catch(() => false);
    const aloneMs = isAlone ? Date.now() - closedAtMs : Number.POSITIVE_INFINITY;
    const faults = errors.length + (await look(pair.doctor, (probe) => probe.errors.length));
    // A call that goes on would keep the patient from joining the queue again.
    await page.getByRole('button', { name: 'End call' }).click();
    await until(() => look(pair.doctor, ({ sockets }) => sockets.every(({ readyState }) => readyState > 1)));
    await context.close();
    return { aloneMs, faults };
  };
  return crash;
}

/** Measures how long a crash of the other browser goes unnoticed. Calls run in parallel, because they mostly wait. */
export const crash: Gate = async ({ runs, direct }) => {
  const place = await direct();
  const results: { aloneMs: number; faults: number }[] = [];
  while (results.length < runs) {
    const together = patients.slice(0, runs - results.length);
    const crashes = await repeat(together.length, (index) =>
      measureCrash(place, together[index] ?? people.patient),
    );
    results.push(...(await Promise.all(crashes.map((happen) => happen()))));
  }
  return [
    {
      gate: 'G-crash',
      what: 'browser gone → the other one waits again',
      unit: 'ms',
      limit: crashLimitMs,
      values: results.map(({ aloneMs }) => aloneMs),
    },
    {
      gate: 'G-crash',
      what: 'exceptions',
      unit: '',
      limit: 0,
      values: [results.reduce((sum, { faults }) => sum + faults, 0)],
    },
  ];
};

async function callByHand({ patient, doctor }: Pair, whoEnds: Side): Promise<void> {
  const sinceMs = Date.now();
  await patient.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Teleconsult' })
    .click();
  await sayReason(patient.page);
  await patient.page.getByLabel(/NRIC/).fill(people.patient.nric);
  await patient.page.getByRole('button', { name: 'Join the queue' }).click();
  await patient.page.waitForURL(/\/VideoCall\//);
  await doctor.page
    .getByRole('row', { name: /Tan Mei Ling/ })
    .getByRole('button', { name: /Open call/ })
    .click();
  await bothSeeAfter({ patient, doctor }, sinceMs);
  await whoEnds.page.getByRole('button', { name: 'End call' }).click();
  await doctor.page.waitForURL(/\/DoctorPage$/);
  await patient.page.waitForURL(/\/Consultation$/);
}

/** Counts open tracks, connections and sockets after several calls in the same two pages, without a reload. */
export const leak: Gate = async ({ runs, direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    const sides = [pair.patient, pair.doctor];
    await pair.doctor.page.goto('/DoctorPage');
    await repeat(runs, (index) => callByHand(pair, sides[index % 2] ?? pair.doctor));
    const home = ({ page }: Side) =>
      page.evaluate(() => {
        history.pushState(null, '', '/Home');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    await Promise.all(sides.map(home));
    const left = async (side: Side) =>
      await look(side, ({ tracks, peers, sockets }) => ({
        tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
        peers: peers.filter(({ connection }) => connection.connectionState !== 'closed').length,
        sockets: sockets.filter(({ readyState }) => readyState < 2).length,
        opened: peers.length,
      }));
    await until(async () => (await Promise.all(sides.map(left))).every(({ sockets }) => sockets === 0), 3000);
    const counts = await Promise.all(sides.map(left));
    console.log(
      `G-leak: ${runs} calls, ${counts.map(({ opened }) => opened).join(' and ')} connections opened.`,
    );
    return (['tracks', 'peers', 'sockets'] as const).map((key) => ({
      gate: 'G-leak',
      what: `${key} left open`,
      unit: '' as const,
      limit: 0,
      values: counts.map((count) => count[key]),
    }));
  });
