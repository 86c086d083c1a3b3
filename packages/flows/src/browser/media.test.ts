import { describe, expect, test } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { createMedia } from './media.ts';
import { constraintsFor, mediaFaultOf } from './mediaConstraints.ts';

// Kept apart, so that a fake track has nothing that a real one has not.
const stopped = new WeakSet<object>();
const isStopped = (track: object) => stopped.has(track);

class FakeTrack extends EventTarget {
  readonly kind: string;
  enabled = true;

  constructor(kind: string) {
    super();
    this.kind = kind;
  }

  stop(): void {
    stopped.add(this);
  }
}

const createStream = (tracks: MediaStreamTrack[]) => ({ getTracks: () => tracks }) as MediaStream;

const failing = (name: string) => Object.assign(new Error('refused'), { name });

/** Media over devices of which those named in `broken` fail with that error. */
function createFixture(broken: { audio?: string; video?: string } = {}) {
  const tracks: FakeTrack[] = [];
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: async ({ audio, video }: MediaStreamConstraints = {}) => {
      const error = (video && broken.video) || (audio && broken.audio);
      if (error) throw failing(error);
      const opened = [audio && new FakeTrack('audio'), video && new FakeTrack('video')].filter(
        (track) => track instanceof FakeTrack,
      );
      tracks.push(...opened);
      return createStream(opened.map((track) => track as MediaStreamTrack));
    },
  });
  return { media: createMedia({ devices, createStream }), tracks };
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

test('sound is asked for with echo cancellation, noise suppression and gain control; the picture with wishes only', () => {
  expect(constraintsFor(both)).toEqual({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 24 } },
  });
  expect(constraintsFor({ audio: true, video: false }).video).toBe(false);
});

describe('opening media', () => {
  test('brings both devices', async () => {
    const { media } = createFixture();
    expect(await media.acquire(both, never)).toEqual({ ...both, fault: null });
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
  });

  test('goes on with the voice when the camera cannot be had, and says so', async () => {
    const { media } = createFixture({ video: 'NotFoundError' });
    expect(await media.acquire(both, never)).toEqual({ audio: true, video: false, fault: 'camera' });
    expect(kindsOf(media.get('local'))).toEqual(['audio']);
  });

  test('fails with the sentence to show when nothing can be had', async () => {
    const { media } = createFixture({ audio: 'NotReadableError', video: 'NotReadableError' });
    await expect(media.acquire(both, never)).rejects.toMatchObject({ code: 'microphone' });
    await expect(media.acquire(both, never)).rejects.toBeInstanceOf(FlowError);
  });

  test('says that a device was refused, also when it is switched on later', async () => {
    const { media } = createFixture({ audio: 'NotAllowedError', video: 'NotAllowedError' });
    await expect(media.acquire(both, never)).rejects.toMatchObject({ code: 'refused' });
    await expect(media.start('camera', never)).rejects.toMatchObject({ code: 'refused' });
  });

  test('asks for nothing when both devices are off', async () => {
    const { media, tracks } = createFixture({ audio: 'NotReadableError', video: 'NotReadableError' });
    expect(await media.acquire({ audio: false, video: false }, never)).toMatchObject({ fault: null });
    expect(tracks).toEqual([]);
  });

  test('stops at once what comes after nobody wants it any more', async () => {
    const { media, tracks } = createFixture();
    const leaving = new AbortController();
    const late = media.acquire(both, leaving.signal);
    leaving.abort();
    await expect(late).rejects.toThrow();
    expect(tracks.map(isStopped)).toEqual([true, true]);
    expect(media.get('local')).toBeNull();
  });
});

describe('own devices', () => {
  test('a new camera takes the place of the old one, and the microphone stays', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    await media.start('camera', never);
    expect(kindsOf(media.get('local'))).toEqual(['audio', 'video']);
    expect(tracks.map(isStopped)).toEqual([false, true, false]);
  });

  test('switching off and on keeps the stream, and listeners hear of it', async () => {
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

  test('at the end every track has been stopped and nothing is shown', async () => {
    const { media, tracks } = createFixture();
    await media.acquire(both, never);
    media.setRemote(createStream([]));
    media.releaseAll();
    expect(tracks.every(isStopped)).toBe(true);
    expect([media.get('local'), media.get('remote')]).toEqual([null, null]);
  });

  test('a device that goes away by itself is reported', async () => {
    const { media, tracks } = createFixture();
    const lost: string[] = [];
    media.onLost((kind) => lost.push(kind));
    await media.acquire(both, never);
    tracks[1]?.dispatchEvent(new Event('ended'));
    expect(lost).toEqual(['camera']);
  });
});
