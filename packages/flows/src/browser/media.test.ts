import { describe, expect, test } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import type { RequestedDevices } from './deviceChoices.ts';
import { createMedia } from './media.ts';
import { constraintsFor, mediaFaultOf } from './mediaConstraints.ts';

// Stored separately, so that a fake track has only the members of a real one.
const stopped = new WeakSet<object>();
const deviceIds = new WeakMap<object, string>();
const isStopped = (track: object) => stopped.has(track);

class FakeTrack extends EventTarget {
  readonly kind: string;
  enabled = true;

  constructor(kind: string, deviceId?: string) {
    super();
    this.kind = kind;
    if (deviceId !== undefined) deviceIds.set(this, deviceId);
  }

  getSettings(): MediaTrackSettings {
    const deviceId = deviceIds.get(this);
    return deviceId === undefined ? {} : { deviceId };
  }

  stop(): void {
    stopped.add(this);
  }
}

const createStream = (tracks: MediaStreamTrack[]) => ({ getTracks: () => tracks }) as MediaStream;

const failing = (name: string) => Object.assign(new Error('refused'), { name });

/**
 * Creates media with fake devices; those named in `broken` fail with that error, the camera named in `busyId` as one that
 * another program uses. `requested` are the chosen devices, `onOpened` runs before the opened ones are returned.
 */
function createFixture(
  broken: { audio?: string; video?: string; busyId?: string } = {},
  requested: () => RequestedDevices = () => ({}),
  onOpened: () => void = () => undefined,
) {
  const tracks: FakeTrack[] = [];
  const cameras: unknown[] = [];
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: async ({ audio, video }: MediaStreamConstraints = {}) => {
      const { exact, ideal } = typeof video === 'object' ? Object(video.deviceId) : {};
      const camera = exact ?? (ideal === 'cam-2' ? ideal : undefined);
      if (video) cameras.push(camera);
      const error = (video && broken.video) || (audio && broken.audio);
      if (error) throw failing(error);
      if (camera !== undefined && camera === broken.busyId) throw failing('NotReadableError');
      const opened = [audio && new FakeTrack('audio'), video && new FakeTrack('video', camera)].filter(
        (track) => track instanceof FakeTrack,
      );
      tracks.push(...opened);
      onOpened();
      return createStream(opened.map((track) => track as MediaStreamTrack));
    },
  });
  return {
    media: createMedia({ devices, createStream, requested: async () => requested() }),
    tracks,
    cameras,
  };
}

const both = { audio: true, video: true };
const never = new AbortController().signal;
const kindsOf = (stream: MediaStream | null) => stream?.getTracks().map(({ kind }) => kind);

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'camera'],
  ['NotReadableError', 'microphone'],
  ['OverconstrainedError', 'microphone'],
  ['AbortError', 'both'],
  ['constructor', 'both'],
])('%s is the fault %s', (name, fault) => {
  expect(mediaFaultOf(failing(name))).toBe(fault);
});

test('audio is requested with echo cancellation, noise suppression and gain control; video with ideal constraints only', () => {
  expect(constraintsFor(both)).toEqual({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } },
  });
  expect(constraintsFor({ audio: true, video: false }).video).toBe(false);
});

describe('opening media', () => {
  test('opens both devices', async () => {
    const { media } = createFixture();
    expect(await media.acquire(both, never)).toEqual({ ...both, fault: null });
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
  });

  test('continues with audio when the camera fails, and reports it', async () => {
    const { media } = createFixture({ video: 'NotFoundError' });
    expect(await media.acquire(both, never)).toEqual({ audio: true, video: false, fault: 'camera' });
    expect(kindsOf(media.get('local'))).toEqual(['audio']);
  });

  test('fails with a fault code when no device opens', async () => {
    const { media } = createFixture({ audio: 'NotReadableError', video: 'NotReadableError' });
    await expect(media.acquire(both, never)).rejects.toMatchObject({ code: 'microphone' });
    await expect(media.acquire(both, never)).rejects.toBeInstanceOf(FlowError);
  });

  test('reports a refused device, also when it is switched on later', async () => {
    const { media } = createFixture({ audio: 'NotAllowedError', video: 'NotAllowedError' });
    await expect(media.acquire(both, never)).rejects.toMatchObject({ code: 'refused' });
    await expect(media.start('camera', never)).rejects.toMatchObject({ code: 'refused' });
  });

  test('requests nothing when both devices are off', async () => {
    const { media, tracks } = createFixture({ audio: 'NotReadableError', video: 'NotReadableError' });
    expect(await media.acquire({ audio: false, video: false }, never)).toMatchObject({ fault: null });
    expect(tracks).toEqual([]);
  });

  test('stops tracks at once that arrive after an abort', async () => {
    const leaving = new AbortController();
    const { media, tracks } = createFixture({}, undefined, () => leaving.abort());
    await expect(media.acquire(both, leaving.signal)).rejects.toThrow();
    expect(tracks.map(isStopped)).toEqual([true, true]);
    expect(media.get('local')).toBeNull();
  });
});

describe('a chosen camera', () => {
  const chosen = () => ({ camera: { exact: 'cam-2' } });

  test('is the one that opens', async () => {
    const { media, cameras } = createFixture({}, chosen);
    expect(await media.acquire(both, never)).toEqual({ ...both, fault: null });
    expect(cameras).toEqual(['cam-2']);
  });

  test('that is busy gives way to another, without a fault', async () => {
    const { media, cameras } = createFixture({ busyId: 'cam-2' }, chosen);
    expect(await media.acquire(both, never)).toEqual({ ...both, fault: null });
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
    expect(cameras.at(-1)).toBeUndefined();
    await media.start('camera', never);
    expect(cameras.slice(-2)).toEqual(['cam-2', undefined]);
  });

  test('that is refused is asked for once', async () => {
    const { media, cameras } = createFixture({ video: 'NotAllowedError' }, chosen);
    await expect(media.start('camera', never)).rejects.toMatchObject({ code: 'refused' });
    expect(cameras).toEqual(['cam-2']);
    await expect(media.acquire({ audio: false, video: true }, never)).rejects.toMatchObject({
      code: 'refused',
    });
    expect(cameras).toEqual(['cam-2', 'cam-2']);
  });

  test('whose id has changed is opened once the browser names it', async () => {
    const answers: RequestedDevices[] = [{ camera: { ideal: 'old id' } }];
    const { media, cameras, tracks } = createFixture({}, () => answers.shift() ?? chosen());
    expect(await media.acquire(both, never)).toEqual({ ...both, fault: null });
    expect(cameras).toEqual([undefined, 'cam-2']);
    expect(tracks.map(isStopped)).toEqual([false, true, false]);
  });

  test('that opened by its old id is not opened again', async () => {
    const answers: RequestedDevices[] = [{ camera: { ideal: 'cam-2' } }];
    const { media, cameras } = createFixture({}, () => answers.shift() ?? chosen());
    await media.acquire(both, never);
    expect(cameras).toEqual(['cam-2']);
  });
});

describe('own devices', () => {
  test('a new camera replaces the old one, and the microphone stays', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    await media.start('camera', never);
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
    expect(tracks.map(isStopped)).toEqual([false, true, false]);
  });

  test('the old camera is closed before the new one opens, and its track stays until then', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    const starting = media.start('camera', never);
    expect(tracks.map(isStopped)).toEqual([false, true]);
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
    await starting;
    expect(media.get('local')?.getTracks()).not.toContain(tracks[1]);
  });

  test('switching off and on keeps the stream and notifies listeners', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    const before = media.get('local');
    let heard = 0;
    const stop = media.subscribe(() => {
      heard += 1;
    });
    media.setTrack('microphone', false);
    stop();
    media.setTrack('camera', false);
    expect([heard, media.get('local'), tracks.map(({ enabled }) => enabled)]).toEqual([
      1,
      before,
      [false, false],
    ]);
  });

  test('release stops every track and removes the streams', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    media.setRemote(createStream([]));
    media.releaseAll();
    expect(tracks.every(isStopped)).toBe(true);
    expect([media.get('local'), media.get('remote')]).toEqual([null, null]);
  });

  test('a disconnected device is reported', async () => {
    const { media, tracks } = createFixture();
    const lost: string[] = [];
    media.onLost((kind) => lost.push(kind));
    await media.acquire(both, never);
    tracks[1]?.dispatchEvent(new Event('ended'));
    expect(lost).toEqual(['camera']);
  });
});
