import { type EventObject, fromCallback } from 'xstate';
import type { ScreenReport } from '../call/call.types.ts';
import type { CallMedia } from './media.ts';

/** Options that not every browser knows. Source: https://w3c.github.io/mediacapture-screen-share */
interface ScreenOptions extends DisplayMediaStreamOptions {
  selfBrowserSurface: 'exclude';
  surfaceSwitching: 'include';
}

// Without the page of the call itself, which would show itself in itself. Another window can be chosen while sharing.
const options: ScreenOptions = {
  video: { frameRate: { ideal: 15, max: 30 } },
  audio: false,
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
};

/** Part of `MediaDevices` that asks for a screen. Phones have none. */
type ScreenDevices = Partial<Pick<MediaDevices, 'getDisplayMedia'>>;

/** Returns whether the browser can share a screen. */
export const canShareScreen = ({ getDisplayMedia }: ScreenDevices = navigator.mediaDevices ?? {}): boolean =>
  getDisplayMedia !== undefined;

/**
 * Returns the call's actor `screen`: asks which window or screen to share, and shares it while the actor runs. Stops
 * one that is chosen after the actor has stopped.
 */
export const screenActor = (
  media: Pick<CallMedia, 'setScreen'>,
  devices: Pick<MediaDevices, 'getDisplayMedia'> = navigator.mediaDevices,
) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const report = (event: ScreenReport) => sendBack(event);
    let isOver = false;
    let tracks: readonly MediaStreamTrack[] = [];
    const stop = () => {
      for (const track of tracks) track.stop();
    };
    const share = (stream: MediaStream) => {
      tracks = stream.getTracks();
      if (isOver) return stop();
      for (const track of tracks) {
        // Letters stay sharp when the path is narrow; the frames become fewer.
        track.contentHint = 'detail';
        track.addEventListener('ended', () => report({ type: 'screen.ended' }));
      }
      media.setScreen('screen', stream);
      report({ type: 'screen.shown' });
    };
    devices.getDisplayMedia(options).then(share, () => report({ type: 'screen.refused' }));
    return () => {
      isOver = true;
      stop();
      media.setScreen('screen', null);
    };
  });
