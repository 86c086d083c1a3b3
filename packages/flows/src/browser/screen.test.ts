import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { canShareScreen, screenActor } from './screen.ts';

/** Starts the actor in a browser whose user has not chosen yet. */
function startScreen() {
  const { promise, resolve, reject } = Promise.withResolvers<MediaStream>();
  const getDisplayMedia = vi.fn((_options?: DisplayMediaStreamOptions) => promise);
  const track = Object.assign(new EventTarget(), { stop: vi.fn(), contentHint: '' });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const setScreen = vi.fn();
  const reports: string[] = [];
  const machine = setup({
    actors: { screen: screenActor({ setScreen }, { getDisplayMedia }) },
  }).createMachine({
    invoke: { src: 'screen' },
    on: { '*': { actions: ({ event }) => reports.push(event.type) } },
  });
  const actor = createActor(machine);
  return { actor, getDisplayMedia, track, stream, setScreen, reports, resolve, reject };
}

test('the user is asked at once, because a browser asks in the press only, and the screen is shared without its sound', async () => {
  const { actor, getDisplayMedia, track, stream, setScreen, reports, resolve } = startScreen();
  actor.start();
  expect(getDisplayMedia.mock.calls).toMatchObject([[{ audio: false, selfBrowserSurface: 'exclude' }]]);
  resolve(stream);
  await vi.waitFor(() => expect(reports).toEqual(['screen.shown']));
  expect(setScreen.mock.calls).toEqual([['screen', stream]]);
  expect(track.contentHint).toBe('detail');
  track.dispatchEvent(new Event('ended'));
  expect(reports).toEqual(['screen.shown', 'screen.ended']);
  actor.stop();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(setScreen).toHaveBeenLastCalledWith('screen', null);
});

test('a screen that is chosen after the end of the call is stopped and never shown', async () => {
  const { actor, track, stream, setScreen, reports, resolve } = startScreen();
  actor.start().stop();
  resolve(stream);
  await vi.waitFor(() => expect(track.stop).toHaveBeenCalledOnce());
  expect(setScreen.mock.calls).toEqual([['screen', null]]);
  expect(reports).toEqual([]);
});

test('a user who chooses nothing is told', async () => {
  const { actor, reports, reject } = startScreen();
  actor.start();
  reject(new DOMException('denied', 'NotAllowedError'));
  await vi.waitFor(() => expect(reports).toEqual(['screen.refused']));
});

test('a phone cannot share its screen', () => {
  expect(canShareScreen({})).toBe(false);
  expect(canShareScreen({ getDisplayMedia: () => Promise.reject(new Error('unused')) })).toBe(true);
});
