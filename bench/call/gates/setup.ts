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

/** Measures how soon two participants see each other, alternating with the control page. */
export const setup: Gate = async ({ runs, direct, bare }) => {
  const place = await bare();
  return await withPair(await direct(), { signalDelayMs: 0 }, async (pair) => {
    const results = await repeat(runs, async () => ({
      control: await measureControl(place),
      product: await measureProduct(pair),
    }));
    const figure = { gate: 'G-setup', unit: 'ms' as const };
    return [
      {
        ...figure,
        what: 'navigation → both see each other',
        limit: 1000,
        of: 'median' as const,
        values: results.map(({ product }) => product.navigationMs),
      },
      {
        ...figure,
        what: 'camera requested → both see each other',
        values: results.map(({ product }) => product.cameraMs),
      },
      {
        ...figure,
        what: 'the same on a bare page',
        values: results.map(({ control }) => control.cameraMs),
      },
      {
        ...figure,
        unit: '' as const,
        what: 'camera requested → both see each other, as a multiple of the bare page beside it',
        limit: 1.6,
        of: 'median' as const,
        values: results.map(({ product, control }) => product.cameraMs / control.cameraMs),
      },
    ];
  });
};
