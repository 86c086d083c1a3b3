import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MediaGrant, SignallingReport } from '../call/call.types.ts';
import { fromWire } from './callWire.ts';
import { createHeadStart } from './headStart.ts';

const wanted = { audio: true, video: true };
const granted: MediaGrant = { ...wanted, fault: null };

function createFixture({ isAllowed = true, acquired = Promise.resolve(granted) } = {}) {
  const log: string[] = [];
  let report: (event: SignallingReport) => void = () => undefined;
  const headStart = createHeadStart({
    media: {
      acquire: (input) => {
        log.push(`open ${input.audio} ${input.video}`);
        return acquired;
      },
      releaseAll: () => log.push('release'),
    },
    connection: {
      enter: (roomId, listener) => {
        log.push(`enter ${roomId}`);
        report = listener;
        return () => log.push('leave');
      },
    },
    isAllowed: async () => isAllowed,
  });
  return { headStart, log, emit: (event: SignallingReport) => report(event) };
}

const never = new AbortController().signal;
const ignore = () => undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the call takes over devices, room and earlier reports', async () => {
  const { headStart, log, emit: tell } = createFixture();
  headStart.begin('r', wanted);
  await settle();
  tell({ type: 'signal.joined', selfId: 'me' });
  await expect(headStart.acquire(wanted, never)).resolves.toBe(granted);
  const reports: SignallingReport[] = [];
  const leave = headStart.enter('r', (event) => reports.push(event), fromWire);
  tell({ type: 'signal.lost' });
  expect(log).toEqual(['open true true', 'enter r']);
  expect(reports).toEqual([{ type: 'signal.joined', selfId: 'me' }, { type: 'signal.lost' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log).toHaveLength(2);
  leave();
  expect(log.at(-1)).toBe('leave');
});

test('a room is not entered before the permission prompt is answered', async () => {
  const { headStart, log } = createFixture({ isAllowed: false });
  headStart.begin('r', wanted);
  await settle();
  expect(log).toEqual(['open true true']);
  headStart.enter('r', ignore, fromWire);
  expect(log).toEqual(['open true true', 'enter r']);
});

test('a room is not entered, or is left, when the devices cannot be opened', async () => {
  let refuse: (error: Error) => void = ignore;
  const acquired = new Promise<MediaGrant>((_, reject) => {
    refuse = reject;
  });
  const { headStart, log } = createFixture({ acquired });
  headStart.begin('r', wanted);
  await settle();
  refuse(new Error('refused'));
  await expect(headStart.acquire(wanted, never)).rejects.toThrow('refused');
  expect(log).toEqual(['open true true', 'enter r', 'leave']);

  const early = createFixture({ acquired: Promise.reject(new Error('refused')) });
  early.headStart.begin('r', wanted);
  await settle();
  expect(early.log).toEqual(['open true true']);
});

test('unused devices and rooms are released', async () => {
  const { headStart, log } = createFixture();
  headStart.begin('r', wanted);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(log).toEqual(['open true true', 'enter r', 'leave', 'release']);
});

test('a call of another room, or with other devices, starts on its own', async () => {
  const { headStart, log } = createFixture();
  headStart.begin('r', wanted);
  await settle();
  void headStart.acquire({ audio: true, video: false }, never);
  headStart.enter('other', ignore, fromWire);
  expect(log).toEqual(['open true true', 'enter r', 'open true false', 'enter other']);
});
