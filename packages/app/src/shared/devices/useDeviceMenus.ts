import { type ChosenKind, type DeviceState, playTestSound } from '@vitalane/flows/browser';
import type { DeviceMenu, DeviceMenusProps } from '@vitalane/ui';
import { deviceLabel } from '@vitalane/ui/messages';
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

function toMenu(
  { connected, chosen }: DeviceState,
  stream: MediaStream | null,
  kind: ChosenKind,
): DeviceMenu {
  const options = connected[kind].map(({ id, label }, index) => ({
    value: id,
    label: label || deviceLabel(kind, index + 1),
  }));
  const wanted = chosen[kind];
  const inUse = openId(stream, kind);
  // The first speaker is that of the system.
  const value = inUse ?? wanted ?? (kind === 'speaker' ? (options[0]?.value ?? '') : '');
  const hasFailed = wanted !== null && inUse !== undefined && inUse !== wanted;
  return {
    options,
    value,
    failedLabel: hasFailed ? options.find((option) => option.value === wanted)?.label : undefined,
  };
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
