import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { people, signIn } from '../../e2e/support/people.ts';
import { installProbe, type Probe, type ProbeOptions } from './probe.ts';

const deadlineMs = 20_000;
const pollMs = 20;

/** Page of one participant, and its uncaught errors. */
export interface Side {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

/** A signed-in patient and doctor, each in a separate browser context. */
export interface Pair {
  patient: Side;
  doctor: Side;
}

/** Browser, and origin of the product or the control page. */
export interface Place {
  browser: Browser;
  url: string;
}

/** Opens a page with the probe and signs in. */
export async function openSide(
  place: Place,
  person: { email: string },
  options: Partial<ProbeOptions> = {},
): Promise<Side> {
  const side = await openBare(place, options);
  await signIn(side.page, person);
  return side;
}

/** Opens a page with the probe, in a browser context with permissions for camera and microphone. */
export async function openBare({ browser, url }: Place, options: Partial<ProbeOptions> = {}): Promise<Side> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    permissions: ['camera', 'microphone'],
  });
  await context.addInitScript(installProbe, {
    signalDelayMs: 50,
    stunUrl: null,
    isRelayOnly: false,
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { context, page, errors };
}

/** Patients of the demo who can join the queue. */
export const patients = [
  people.patient,
  { email: 'ravi.kumar@demo.vitalane.example', nric: 'S7654321F' },
  { email: 'siti.hassan@demo.vitalane.example', nric: 'S9112345B' },
];

/** Calls `use` with a pair and closes both browser contexts afterwards. */
export async function withPair<T>(
  place: Place,
  options: Partial<ProbeOptions>,
  use: (pair: Pair) => Promise<T>,
  person: { email: string } = people.patient,
): Promise<T> {
  const patient = await openSide(place, person, options);
  const doctor = await openSide(place, people.doctor, options);
  try {
    return await use({ patient, doctor });
  } finally {
    await Promise.all([patient.context.close(), doctor.context.close()]);
  }
}

/** Evaluates `read` with the probe of a page. `read` is serialised, so it must use nothing but its parameter. */
export function look<T>({ page }: Side, read: (probe: Probe) => T): Promise<T> {
  return page.evaluate(`(${read})(globalThis.probe)`);
}

/** Returns the ICE username fragment of the current local description; for {@link look}. */
export function localUfrag({ peers }: Probe): string {
  return /a=ice-ufrag:(\S+)/.exec(peers.at(-1)?.connection.localDescription?.sdp ?? '')?.[1] ?? '';
}

/** Polls until `read` returns a value. Returns `null` after `limitMs`. */
export async function until<T>(
  read: () => Promise<T | null | undefined | false>,
  limitMs = deadlineMs,
): Promise<T | null> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const found = await read();
    if (found !== null && found !== undefined && found !== false) return found;
    await pause(pollMs);
  }
  return null;
}

/** Pause before the queue is joined again, of which the server limits how often. */
const tooOftenMs = 5000;

/** Adds the patient to the queue. Returns the room. */
async function joinQueue(side: Side, nric: string): Promise<string> {
  const answer = await side.page.evaluate(async (code) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch(`/api/join-queue-plato?nric=${code}`, { headers });
    return { status: response.status, body: await response.json() };
  }, nric);
  if (answer.status === 429) {
    await pause(tooOftenMs);
    return await joinQueue(side, nric);
  }
  if (answer.status !== 200) throw new Error(`joining the queue failed: ${JSON.stringify(answer)}`);
  return answer.body.room;
}

/** Returns the time of the first remote frame after a moment, or `null` when there is none in time. */
function frameAfter(side: Side, moment: number): Promise<number | null> {
  return until(async () => (await look(side, ({ framesAtMs }) => framesAtMs)).find((atMs) => atMs > moment));
}

/** Returns when both pages have shown a remote frame after a moment; infinite when one never did. */
export async function bothSeeAfter({ patient, doctor }: Pair, moment: number): Promise<number> {
  const frames = await Promise.all([patient, doctor].map((side) => frameAfter(side, moment)));
  return Math.max(...frames.map((atMs) => atMs ?? Number.POSITIVE_INFINITY));
}

/** Returns the longest time without a new frame on either side between two moments, in ms. */
export async function longestGap({ patient, doctor }: Pair, fromMs: number, toMs: number): Promise<number> {
  const all = await Promise.all([patient, doctor].map((side) => look(side, ({ framesAtMs }) => framesAtMs)));
  const gaps = all.map((frames) => {
    const marks = [fromMs, ...frames.filter((atMs) => atMs > fromMs && atMs < toMs), toMs];
    return Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark)));
  });
  return Math.max(...gaps);
}

/** Lets the patient wait in a new room. Returns its path. */
export async function waitInRoom({ patient }: Pick<Pair, 'patient'>, nric: string = people.patient.nric) {
  const path = `/VideoCall/${await joinQueue(patient, nric)}`;
  await patient.page.goto(path);
  await until(() => look(patient, ({ greetedAtMs }) => greetedAtMs.length > 0));
  return path;
}

/** Starts a call in a new room: the patient waits, then the doctor joins. */
export async function startCall(pair: Pair, nric: string = people.patient.nric): Promise<void> {
  await pair.doctor.page.goto(await waitInRoom(pair, nric));
}

/** Ends the call as the doctor and waits until neither page has an open connection. */
export async function endCall({ patient, doctor }: Pair): Promise<void> {
  await doctor.page.getByRole('button', { name: 'End call' }).click();
  for (const side of [patient, doctor]) {
    const isOver = await until(() =>
      look(side, ({ peers }) => peers.every(({ connection }) => connection.connectionState === 'closed')),
    );
    if (!isOver) throw new Error('a call did not end');
  }
}
