import { bothSeeAfter, endCall, type Pair, type Side, startCall, withPair } from '../pair.ts';
import { type Gate, repeat } from './gate.ts';
import { collide } from './signalling.ts';

const callsPerRun = 5;
const restartsPerCall = 5;

/** Returns whether the page presents changing frames of the remote video. */
function isPictureAlive({ page }: Side): Promise<boolean> {
  return page.evaluate(async () => {
    const picturesWanted = 6;
    const deadlineMs = performance.now() + 5000;
    const isOwn = ({ srcObject }: HTMLVideoElement) =>
      srcObject instanceof MediaStream &&
      srcObject.getTracks().some((track) => Reflect.get(globalThis, 'probe').tracks.includes(track));
    const video = [...document.querySelectorAll('video')].find((element) => !isOwn(element));
    if (!video) return false;
    const canvas = new OffscreenCanvas(64, 36);
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const prints = new Set<string>();
    let presented = 0;
    const count = () => {
      presented += 1;
      brush?.drawImage(video, 0, 0, 64, 36);
      prints.add(String(brush?.getImageData(0, 0, 64, 36).data.join()));
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    while (performance.now() < deadlineMs && (presented < picturesWanted || prints.size < 2))
      await new Promise((done) => {
        setTimeout(done, 50);
      });
    return presented >= picturesWanted && prints.size >= 2;
  });
}

async function measureRestart(pair: Pair): Promise<{ hasSettled: boolean; isFrozen: boolean }> {
  const hasSettled = await collide(pair);
  const alive = await Promise.all([pair.patient, pair.doctor].map(isPictureAlive));
  return { hasSettled, isFrozen: alive.includes(false) };
}

/** Measures how often colliding ICE restarts at the start of a call leave a video unpresented or unchanged. */
export const frozen: Gate = async ({ runs, direct }) =>
  await withPair(await direct(), {}, async (pair) => {
    const calls = await repeat(runs * callsPerRun, async () => {
      await startCall(pair);
      await bothSeeAfter(pair, 0);
      const restarts = await repeat(restartsPerCall, () => measureRestart(pair));
      await endCall(pair);
      return restarts;
    });
    const restarts = calls.flat();
    const figure = { gate: 'G-frozen', unit: '' as const, limit: 0 };
    const of = `of ${restarts.length} colliding restarts in ${calls.length} fresh calls`;
    return [
      {
        ...figure,
        what: `a picture was not presented or did not change, ${of}`,
        values: [restarts.filter(({ isFrozen }) => isFrozen).length],
      },
      {
        ...figure,
        what: `the two did not agree, ${of}`,
        values: [restarts.filter(({ hasSettled }) => !hasSettled).length],
      },
    ];
  });
