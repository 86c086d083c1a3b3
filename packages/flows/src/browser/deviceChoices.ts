import type { DeviceKind } from '../call/call.types.ts';
import { createListeners } from './listeners.ts';
import { isRecord, parseJson, type SafeStorage, safeStorage } from './storage.ts';

const KEY = 'devices';
const VERSION = 1;

/** Kind of device that a user can choose. */
export type ChosenKind = DeviceKind | 'speaker';

/** Connected device, with the name that the browser gives it, which may be empty. */
export interface ConnectedDevice {
  id: string;
  label: string;
}

/** Connected devices, and the chosen ones among them. */
export interface DeviceState {
  /** Empty for a kind that the browser does not name, as before the user has allowed any. */
  connected: Readonly<Record<ChosenKind, readonly ConnectedDevice[]>>;
  /** Ids of the chosen devices; `null` for none, and while the chosen one is not connected. */
  chosen: Readonly<Record<ChosenKind, string | null>>;
}

/** Devices to request by their id. `ideal`: the browser has not named the devices yet, so another may open. */
export type RequestedDevices = Partial<Record<DeviceKind, { exact: string } | { ideal: string }>>;

/** Camera, microphone and speaker chosen in this browser. `get` and `subscribe` fit `useSyncExternalStore`. */
export interface DeviceChoices {
  get: () => DeviceState;
  /** Also follows devices that are plugged in or out. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the connected devices again. Browsers name them once the user has allowed camera or microphone. */
  refresh: () => Promise<void>;
  /** Also for the present choice, which may have failed before. */
  choose: (kind: ChosenKind, id: string) => void;
  /** Calls the listener when a camera or microphone is chosen. Returns an unsubscribe function. */
  onChosen: (listener: (kind: DeviceKind) => void) => () => void;
  /** Returns the chosen camera and microphone for a request; the system decides about the others. */
  requested: () => Promise<RequestedDevices>;
}

type Remembered = Partial<Record<ChosenKind, ConnectedDevice>>;

const kinds: readonly ChosenKind[] = ['camera', 'microphone', 'speaker'];

const kindOf: Readonly<Record<MediaDeviceKind, ChosenKind>> = {
  videoinput: 'camera',
  audioinput: 'microphone',
  audiooutput: 'speaker',
};

const noDevices: DeviceState['connected'] = { camera: [], microphone: [], speaker: [] };

function toDevice(value: unknown): ConnectedDevice | undefined {
  if (!isRecord(value)) return undefined;
  const { id, label } = value;
  return typeof id === 'string' && typeof label === 'string' ? { id, label } : undefined;
}

function rememberedIn(storage: SafeStorage): Remembered {
  const value = parseJson(storage.read(KEY));
  if (!isRecord(value) || value.v !== VERSION) return {};
  return Object.fromEntries(kinds.map((kind) => [kind, toDevice(value[kind])]));
}

/** Finds a remembered device again. Its id changes when the browser forgets the page, its label does not. */
function findAgain(connected: readonly ConnectedDevice[], { id, label }: ConnectedDevice) {
  return (
    connected.find((device) => device.id === id) ??
    connected.find((device) => label !== '' && device.label === label)
  );
}

function connectedIn(infos: readonly MediaDeviceInfo[]): DeviceState['connected'] {
  const named = infos.filter(({ deviceId }) => deviceId !== '');
  const of = (kind: ChosenKind) =>
    named
      .filter((info) => kindOf[info.kind] === kind)
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { camera: of('camera'), microphone: of('microphone'), speaker: of('speaker') };
}

function stateOf(connected: DeviceState['connected'], remembered: Remembered): DeviceState {
  const chosen = (kind: ChosenKind) => {
    const device = remembered[kind];
    return (device && findAgain(connected[kind], device)?.id) ?? null;
  };
  return {
    connected,
    chosen: { camera: chosen('camera'), microphone: chosen('microphone'), speaker: chosen('speaker') },
  };
}

/** Creates the choices of this browser, kept in local storage; call once, outside React. */
export function createDeviceChoices(
  devices: Pick<
    MediaDevices,
    'enumerateDevices' | 'addEventListener' | 'removeEventListener'
  > = navigator.mediaDevices,
  storage: SafeStorage = safeStorage(() => localStorage),
): DeviceChoices {
  let remembered = rememberedIn(storage);
  let state = stateOf(noDevices, remembered);
  const changes = createListeners();
  const choosing = createListeners<DeviceKind>();

  const set = (connected: DeviceState['connected']) => {
    const next = stateOf(connected, remembered);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    changes.notify();
  };

  async function refresh(): Promise<void> {
    set(connectedIn(await devices.enumerateDevices().catch(() => [])));
  }
  const onDeviceChange = () => void refresh();

  function requestOf(kind: DeviceKind): RequestedDevices[DeviceKind] {
    const id = state.chosen[kind];
    if (id !== null) return { exact: id };
    const device = remembered[kind];
    // The browser names no device yet: it may be the remembered one.
    return device && state.connected[kind].length === 0 ? { ideal: device.id } : undefined;
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      const stop = changes.add(listener);
      devices.addEventListener('devicechange', onDeviceChange);
      return () => {
        stop();
        if (changes.isEmpty()) devices.removeEventListener('devicechange', onDeviceChange);
      };
    },
    refresh,
    choose: (kind, id) => {
      const device = state.connected[kind].find((each) => each.id === id);
      if (!device) return;
      remembered = { ...remembered, [kind]: device };
      storage.write(KEY, JSON.stringify({ v: VERSION, ...remembered }));
      set(state.connected);
      if (kind !== 'speaker') choosing.notify(kind);
    },
    onChosen: choosing.add,
    requested: async () => {
      if (!remembered.camera && !remembered.microphone) return {};
      await refresh();
      return { camera: requestOf('camera'), microphone: requestOf('microphone') };
    },
  };
}
