import { spawn } from 'node:child_process';
import type { Figure } from '../figures.ts';
import {
  bothSeeAfter,
  endCall,
  look,
  openBare,
  type Pair,
  type Place,
  until,
  waitInRoom,
  withPair,
} from '../pair.ts';
import { type Gate, repeat } from './gate.ts';

/** Time from the second participant's start until both see each other. */
interface Setup {
  /** From the start of the navigation. */
  navigationMs: number;
  /** From the page's request for the camera. */
  cameraMs: number;
}

async function measure(pair: Pair, path: string): Promise<Setup> {
  await pair.doctor.page.goto(path, { waitUntil: 'commit' });
  const seenAtMs = await bothSeeAfter(pair, 0);
  const startedAtMs = await pair.doctor.page.evaluate(() => performance.timeOrigin);
  const askedAtMs = await look(pair.doctor, ({ mediaAskedAtMs }) => mediaAskedAtMs[0] ?? Number.NaN);
  return { navigationMs: seenAtMs - startedAtMs, cameraMs: seenAtMs - askedAtMs };
}

/** Measures one call of the product in a new room. */
async function measureProduct(pair: Pair): Promise<Setup> {
  const setup = await measure(pair, await waitInRoom(pair));
  await endCall(pair);
  return setup;
}

/** Measures the control page in two browser contexts. */
async function measureControl(place: Place): Promise<Setup> {
  const [patient, doctor] = [await openBare(place), await openBare(place)];
  try {
    await patient.page.goto('/');
    await until(async () => (await patient.page.title()) === 'open');
    return await measure({ patient, doctor }, '/');
  } finally {
    await Promise.all([patient.context.close(), doctor.context.close()]);
  }
}

interface Beside {
  product: Setup;
  control: Setup;
}

/** Calls `measure` while the processor has two endless loops to run besides. */
async function besideBusyLoops<T>(measure: () => Promise<T>): Promise<T> {
  const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    return await measure();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}

/**
 * Returns the times of the product and of the bare page. The multiple is that from the request for the camera: before it,
 * the bare page has nothing to load. Limits apply on an idle machine.
 */
function figuresOf(results: readonly Beside[], when: string, isLimited: boolean): Figure[] {
  const figure = { gate: 'G-setup', unit: 'ms' as const };
  const multiple = {
    gate: 'G-setup',
    unit: '' as const,
    what: `camera requested → both see each other, as a multiple of the bare page beside it${when}`,
    values: results.map(({ product, control }) => product.cameraMs / control.cameraMs),
  };
  return [
    {
      ...figure,
      what: `navigation → both see each other${when}`,
      ...(isLimited && { limit: 1000, of: 'median' as const }),
      values: results.map(({ product }) => product.navigationMs),
    },
    {
      ...figure,
      what: `the same on a bare page${when}`,
      values: results.map(({ control }) => control.navigationMs),
    },
    {
      ...figure,
      what: `camera requested → both see each other${when}`,
      values: results.map(({ product }) => product.cameraMs),
    },
    { ...multiple, ...(isLimited && { limit: 1.1, of: 'median' as const }) },
    ...(isLimited ? [{ ...multiple, what: `${multiple.what}, the slowest`, limit: 1.4 }] : []),
  ];
}

/** Measures how soon two participants see each other, alternating with the control page: alone, and on a busy processor. */
export const setup: Gate = async ({ runs, direct, bare }) => {
  const place = await bare();
  return await withPair(await direct(), { signalDelayMs: 0 }, async (pair) => {
    const measureBoth = () =>
      repeat(runs, async () => ({
        control: await measureControl(place),
        product: await measureProduct(pair),
      }));
    const idle = await measureBoth();
    const busy = await besideBusyLoops(measureBoth);
    return [...figuresOf(idle, '', true), ...figuresOf(busy, ', beside two busy loops', false)];
  });
};
