import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { AcquireInput, DeviceKind, MediaGrant, StartDeviceInput } from '../call/call.types.ts';
import { FlowError } from '../shared/errors.ts';
import type { MediaKey, MediaRegistry } from '../shared/ports.ts';
import type { DeviceChoices, RequestedDevices } from './deviceChoices.ts';
import { createListeners } from './listeners.ts';
import { constraintsFor, mediaFaultOf, onlyDevice, trackKind } from './mediaConstraints.ts';

/** Browser functions that media uses; default to the real ones. */
export interface MediaDeps {
  devices: Pick<MediaDevices, 'getUserMedia' | 'addEventListener' | 'removeEventListener'>;
  createStream: (tracks: MediaStreamTrack[]) => MediaStream;
  /** Chosen devices. Without it the system decides. */
  requested?: DeviceChoices['requested'];
}

/**
 * Registry of the local camera and microphone, the own screen and the remote streams. `get` returns the same stream
 * until its tracks change. Listeners are notified of that and of every switch on or off.
 */
export interface CallMedia extends MediaRegistry {
  /** Opens the requested devices, or those available. Rejects with the fault as code when none opens. */
  acquire: (input: AcquireInput, signal: AbortSignal) => Promise<MediaGrant>;
  /** Opens the chosen device of a kind, or else another, and replaces its track. Rejects with the fault as code. */
  start: (kind: DeviceKind, signal: AbortSignal) => Promise<void>;
  setTrack: (kind: DeviceKind, enabled: boolean) => void;
  releaseTrack: (kind: DeviceKind) => void;
  /** Stops every local track but those of the screen, which its actor owns, and removes the remote streams. */
  releaseAll: () => void;
  setRemote: (stream: MediaStream) => void;
  /** Sets a shared screen; `null` once the own one is not shared any more. */
  setScreen: (key: 'screen' | 'remoteScreen', stream: MediaStream | null) => void;
  /** Calls the listener when a device disconnects. Returns an unsubscribe function. */
  onLost: (listener: (kind: DeviceKind) => void) => () => void;
  devices: MediaDeps['devices'];
}

const deviceKinds: readonly DeviceKind[] = ['microphone', 'camera'];

/** Returns the functions of this browser. */
export const browserMedia = (): MediaDeps => ({
  devices: navigator.mediaDevices,
  createStream: (tracks) => new MediaStream(tracks),
});

/** Creates the media of the app; call once, outside React. */
export function createMedia(deps: MediaDeps = browserMedia()): CallMedia {
  const streams: Record<MediaKey, MediaStream | null> = {
    local: null,
    remote: null,
    screen: null,
    remoteScreen: null,
  };
  const { add: subscribe, notify: tell } = createListeners();
  const lost = createListeners<DeviceKind>();

  const ownTracks = () => streams.local?.getTracks() ?? [];
  const tracksOf = (kind: DeviceKind) => ownTracks().filter((track) => track.kind === trackKind(kind));
  const isOpen = (kind: DeviceKind, id: string) =>
    tracksOf(kind).some((track) => track.getSettings().deviceId === id);

  function replace(kind: DeviceKind, fresh: MediaStreamTrack | null): void {
    const old = tracksOf(kind);
    if (old.length === 0 && !fresh) return;
    const remaining = ownTracks().filter((track) => !old.includes(track));
    for (const track of old) track.stop();
    fresh?.addEventListener('ended', () => lost.notify(kind));
    streams.local = deps.createStream(fresh ? [...remaining, fresh] : remaining);
    tell();
  }

  // `getUserMedia` cannot be cancelled: tracks that arrive after an abort are stopped at once.
  async function open(
    input: AcquireInput,
    signal: AbortSignal,
    requested: RequestedDevices = {},
  ): Promise<void> {
    signal.throwIfAborted();
    const stream = await deps.devices.getUserMedia(constraintsFor(input, requested));
    if (signal.aborted) {
      for (const track of stream.getTracks()) track.stop();
      signal.throwIfAborted();
    }
    for (const track of stream.getTracks()) replace(track.kind === 'video' ? 'camera' : 'microphone', track);
  }

  // A phone opens its second camera only once the first is closed. The stream keeps the stopped track until then: for
  // the other side the picture stands still instead of going off.
  const close = (kind: DeviceKind) => {
    for (const track of tracksOf(kind)) track.stop();
  };

  const chosen = async () => (await deps.requested?.()) ?? {};

  async function openChosen(input: AcquireInput, signal: AbortSignal): Promise<void> {
    const requested = await chosen();
    await open(input, signal, requested);
    for (const kind of deviceKinds) {
      const guessed = requested[kind];
      if (!guessed || 'exact' in guessed || tracksOf(kind).length === 0) continue;
      // The browser names its devices now. The chosen one may have got another id since it was remembered.
      const known = await chosen();
      const device = known[kind];
      if (!device || !('exact' in device) || isOpen(kind, device.exact)) continue;
      close(kind);
      await open(onlyDevice(kind), signal, known);
    }
  }

  /** Opens the chosen device of a kind; another one when the chosen one fails, for example because it is busy. */
  async function openOne(kind: DeviceKind, signal: AbortSignal): Promise<void> {
    try {
      await openChosen(onlyDevice(kind), signal);
    } catch (error) {
      if (!(await chosen())[kind] || mediaFaultOf(error) === 'refused') throw error;
      await open(onlyDevice(kind), signal);
    }
  }

  async function start(kind: DeviceKind, signal: AbortSignal): Promise<void> {
    close(kind);
    try {
      await openOne(kind, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw new FlowError(mediaFaultOf(error));
    }
  }

  async function acquire(input: AcquireInput, signal: AbortSignal): Promise<MediaGrant> {
    if (!input.audio && !input.video) return { audio: false, video: false, fault: null };
    try {
      await openChosen(input, signal);
      return { ...input, fault: null };
    } catch (error) {
      signal.throwIfAborted();
      const fault = mediaFaultOf(error);
      const isAskedAgain = fault !== 'refused' || (input.audio && input.video);
      const grant = isAskedAgain ? await openEach(input, signal) : { audio: false, video: false };
      // Each device has opened, but not the chosen one.
      if (grant.audio === input.audio && grant.video === input.video) return { ...grant, fault: null };
      if (grant.audio || grant.video) return { ...grant, fault };
      throw new FlowError(fault);
    }
  }

  async function openEach(input: AcquireInput, signal: AbortSignal): Promise<AcquireInput> {
    const tryOne = (kind: DeviceKind) =>
      start(kind, signal).then(
        () => true,
        () => false,
      );
    const audio = input.audio && (await tryOne('microphone'));
    signal.throwIfAborted();
    const video = input.video && (await tryOne('camera'));
    signal.throwIfAborted();
    return { audio, video };
  }

  return {
    devices: deps.devices,
    get: (key) => streams[key],
    subscribe,
    acquire,
    start,
    setTrack: (kind, enabled) => {
      for (const track of tracksOf(kind)) track.enabled = enabled;
      tell();
    },
    releaseTrack: (kind) => replace(kind, null),
    releaseAll: () => {
      for (const track of ownTracks()) track.stop();
      streams.local = null;
      streams.remote = null;
      streams.remoteScreen = null;
      tell();
    },
    setRemote: (stream) => {
      streams.remote = stream;
      tell();
    },
    setScreen: (key, stream) => {
      streams[key] = stream;
      tell();
    },
    onLost: lost.add,
  };
}

/** Returns the call's actor `acquireMedia`. */
export const acquireMediaActor = (media: Pick<CallMedia, 'acquire'>) =>
  fromPromise<MediaGrant, AcquireInput>(({ input, signal }) => media.acquire(input, signal));

/** Creates the call's actor `startDevice`. */
export const startDeviceActor = (media: CallMedia) =>
  fromPromise<void, StartDeviceInput>(({ input, signal }) => media.start(input.kind, signal));

/**
 * Returns the call's actor `devices`: reports devices that are plugged in or out, disconnect during use, or are chosen
 * instead of others.
 */
export const devicesActor = (media: CallMedia, choices: Pick<DeviceChoices, 'onChosen'>) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const changed = () => sendBack({ type: 'device.changed' });
    const stopFollowingLosses = media.onLost((kind) => sendBack({ type: 'device.lost', kind }));
    const stopFollowingChoices = choices.onChosen((kind) => sendBack({ type: 'device.chosen', kind }));
    media.devices.addEventListener('devicechange', changed);
    return () => {
      stopFollowingLosses();
      stopFollowingChoices();
      media.devices.removeEventListener('devicechange', changed);
    };
  });
