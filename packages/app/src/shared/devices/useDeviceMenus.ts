import { type ChosenKind, type DeviceState, playTestSound } from '@vitalane/flows/browser';
import type { DeviceMenu, DeviceMenusProps } from '@vitalane/ui';
import { useSyncExternalStore } from 'react';
import { deviceChoices, media } from './media.ts';
import { useDeviceState } from './useDeviceState.ts';

const trackKinds = { camera: 'video', microphone: 'audio' } as const;

/** Returns the id of the open device of a kind; `undefined` while none is open, and for a speaker. */
function openId(stream: MediaStream | null, kind: ChosenKind): string | undefined {
  if (kind === 'speaker') return undefined;
  const track = stream?.getTracks().find((each) => each.kind === trackKinds[kind]);
  // While another device opens, the track of the former one has ended.
  return track?.readyState === 'live' ? track.getSettings().deviceId : undefined;
}

/** Id that Chromium gives the device that the system uses. */
const systemId = 'default';

function toMenu(
  { connected, chosen }: DeviceState,
  stream: MediaStream | null,
  kind: ChosenKind,
): DeviceMenu {
  const options = connected[kind].map(({ id, label }) => ({ value: id, label }));
  const wanted = chosen[kind];
  const inUse = openId(stream, kind);
  const ofSystem = kind === 'speaker' && options.some(({ value }) => value === systemId) ? systemId : '';
  const hasFailed = inUse !== undefined && wanted !== null && inUse !== wanted;
  return { options, value: inUse ?? wanted ?? ofSystem, failedValue: hasFailed ? wanted : undefined };
}

// A test sound that is blocked or whose speaker has just been unplugged is not heard, which is the result of the test.
const playSound = () => playTestSound(deviceChoices.get().chosen.speaker ?? '').catch(() => undefined);

/** Returns the choice of camera, microphone and speaker among the connected ones. */
export function useDeviceMenus(): DeviceMenusProps {
  const stream = useSyncExternalStore(media.subscribe, () => media.get('local'));
  const state = useDeviceState(stream);
  return {
    camera: toMenu(state, stream, 'camera'),
    microphone: toMenu(state, stream, 'microphone'),
    speaker: toMenu(state, stream, 'speaker'),
    onChoose: deviceChoices.choose,
    onPlaySound: () => void playSound(),
  };
}
