import { createActor, type InputFrom, SimulatedClock } from 'xstate';
import { scriptedCallback, scriptedPromise } from '../testing/fakes.ts';
import { type Harness, startHarness } from '../testing/replay.ts';
import { callMachine } from './call.machine.ts';
import { callRecordOf } from './call.setup.ts';
import type {
  AcquireInput,
  CallRecord,
  DeviceKind,
  MediaGrant,
  PeerCommand,
  PeerInput,
  PeerReport,
  SignallingCommand,
  SignallingInput,
  SignallingReport,
  StartDeviceInput,
  SurroundingsReport,
} from './call.types.ts';

/** What the fake devices and the fake session storage hold. */
export interface CallWorld {
  saved: CallRecord | null;
  tracks: Record<DeviceKind, 'none' | 'silent' | 'sounding'>;
}

/** Starts a real call with scripted actors, a simulated clock and a fake world. */
export function startCall(input: InputFrom<typeof callMachine>) {
  const clock = new SimulatedClock();
  const acquireMedia = scriptedPromise<MediaGrant, AcquireInput>();
  const startDevice = scriptedPromise<void, StartDeviceInput>();
  const signalling = scriptedCallback<SignallingReport, SignallingCommand, SignallingInput>();
  const peer = scriptedCallback<PeerReport, PeerCommand, PeerInput>();
  const devices = scriptedCallback<SurroundingsReport>();
  const network = scriptedCallback<SurroundingsReport>();
  const world: CallWorld = { saved: null, tracks: { camera: 'none', microphone: 'none' } };
  const actor = createActor(
    callMachine.provide({
      actors: {
        acquireMedia: acquireMedia.logic,
        startDevice: startDevice.logic,
        signalling: signalling.logic,
        peer: peer.logic,
        devices: devices.logic,
        network: network.logic,
      },
      actions: {
        saveRecord: ({ context }) => {
          world.saved = callRecordOf(context);
        },
        clearRecord: () => {
          world.saved = null;
        },
        setTrack: (_, { kind, enabled }) => {
          world.tracks[kind] = enabled ? 'sounding' : 'silent';
        },
        releaseTrack: (_, { kind }) => {
          world.tracks[kind] = 'none';
        },
        releaseMedia: () => {
          world.tracks = { camera: 'none', microphone: 'none' };
        },
      },
    }),
    { input, clock },
  );
  const harness: Harness<typeof callMachine> = startHarness(actor, [acquireMedia, startDevice]);
  return { ...harness, clock, world, acquireMedia, startDevice, signalling, peer, devices, network };
}

/** A running call under test. */
export type CallHarness = ReturnType<typeof startCall>;
