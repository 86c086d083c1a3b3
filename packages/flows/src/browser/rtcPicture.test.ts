import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownPicture } from './rtcPicture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A connection with one video sender that takes 10 ms for each change, and like a browser rejects parallel ones. */
function startSender({ rejects = false } = {}) {
  let parameters = { encodings: [{}] };
  let isBusy = false;
  const changes: { encoding: object | undefined; options: unknown }[] = [];
  const sender = {
    getParameters: () => structuredClone(parameters),
    setParameters: async (next: typeof parameters, options: unknown) => {
      if (isBusy || rejects) throw new DOMException('in progress', 'InvalidStateError');
      isBusy = true;
      await new Promise((resolve) => setTimeout(resolve, 10));
      isBusy = false;
      parameters = next;
      changes.push({ encoding: next.encodings[0], options });
    },
  };
  const lines = [{ receiver: { track: { kind: 'video' } }, sender }];
  const picture = ownPicture({ getTransceivers: () => lines as unknown as RTCRtpTransceiver[] });
  return { picture, changes, encoding: () => changes.at(-1)?.encoding };
}

test('growth, a key frame and a step at once are applied one after the other and keep each other', async () => {
  const { picture, changes, encoding } = startSender();
  picture.begin();
  await vi.advanceTimersByTimeAsync(1499);
  void picture.sendWhole();
  void picture.show('smallest');
  await vi.advanceTimersByTimeAsync(100);
  expect(changes.map(({ options }) => options)).toEqual([
    undefined,
    { encodingOptions: [{ keyFrame: true }] },
    undefined,
    undefined,
  ]);
  expect(encoding()).toEqual({
    active: true,
    maxBitrate: 120_000,
    maxFramerate: 10,
    scaleResolutionDownBy: 4,
  });
});

test('begins with frames of half the size, and grows after 1.5 s', async () => {
  const { picture, encoding } = startSender();
  picture.begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(encoding()).toMatchObject({ scaleResolutionDownBy: 2, maxBitrate: 1_500_000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(encoding()).toMatchObject({ scaleResolutionDownBy: 1, maxBitrate: 1_500_000 });
});

test('is paused once the browser has switched it off, and not when it refuses', async () => {
  const { picture, encoding } = startSender();
  const refusing = startSender({ rejects: true }).picture;
  void picture.show('off');
  void refusing.show('off');
  expect(picture.isPaused()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(encoding()).toMatchObject({ active: false });
  expect([picture.isPaused(), refusing.isPaused()]).toEqual([true, false]);
  void picture.show('smallest');
  await vi.advanceTimersByTimeAsync(100);
  expect(encoding()).toMatchObject({ active: true });
  expect(picture.isPaused()).toBe(false);
});

test('sends three key frames after an outage', async () => {
  const { picture, changes } = startSender();
  picture.refresh();
  await vi.advanceTimersByTimeAsync(2000);
  expect(changes).toHaveLength(3);
});
