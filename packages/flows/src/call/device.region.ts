import { startFaultOf } from './call.context.ts';
import { callSetup } from './call.setup.ts';
import type { DeviceKind } from './call.types.ts';

/**
 * Returns the region of one device. The wanted state (`videoEnabled`, `audioEnabled`) changes with the toggle only;
 * the state node is the actual one. A held track is muted but still open; the camera's is released after a second.
 */
export function deviceRegion(kind: DeviceKind) {
  const own = { kind };
  const toggle = `${kind}.toggle` as const;
  const wantOff = [{ type: 'setWanted' as const, params: { kind, wanted: false } }, 'saveRecord' as const];
  const wantOn = [{ type: 'setWanted' as const, params: { kind, wanted: true } }, 'saveRecord' as const];
  const release = { type: 'releaseTrack' as const, params: own };
  const isOwn = { type: 'isKind' as const, params: own };
  const open = {
    id: `start-${kind}`,
    src: 'startDevice' as const,
    input: own,
    onError: {
      target: `#call.active.live.${kind}.unavailable`,
      actions: {
        type: 'setFault' as const,
        params: ({ event }: { event: { error: unknown } }) => startFaultOf(event.error, kind),
      },
    },
  };
  const noFault = { type: 'setFault' as const, params: null };

  return callSetup.createStateConfig({
    initial: 'boot',
    states: {
      boot: {
        always: [
          { guard: { type: 'isReady', params: own }, target: 'on' },
          { guard: { type: 'isWanted', params: own }, target: 'unavailable' },
          { target: 'off.released' },
        ],
      },
      on: {
        tags: [`${kind}On`],
        entry: { type: 'setTrack', params: { kind, enabled: true } },
        initial: 'steady',
        states: {
          steady: {
            on: {
              [toggle]: { target: `#call.active.live.${kind}.off`, actions: wantOff },
              'device.chosen': { guard: isOwn, target: 'switching' },
            },
          },
          // The device is on for the other side, whose picture stands still meanwhile.
          switching: {
            invoke: { ...open, onDone: { target: 'steady', actions: noFault } },
            on: {
              [toggle]: { target: `#call.active.live.${kind}.off.released`, actions: wantOff },
              'device.chosen': { guard: isOwn, target: 'switching', reenter: true },
            },
          },
        },
        on: { 'device.lost': { guard: isOwn, target: 'starting' } },
      },
      off: {
        initial: 'held',
        states: {
          held: {
            entry: { type: 'setTrack', params: { kind, enabled: false } },
            after: kind === 'camera' ? { cameraRelease: 'released' } : {},
            on: {
              [toggle]: { target: `#call.active.live.${kind}.on`, actions: wantOn },
              'device.lost': { guard: isOwn, target: 'released' },
              'device.chosen': { guard: isOwn, target: 'released' },
            },
          },
          released: {
            entry: release,
          },
        },
        on: { [toggle]: { target: 'starting', actions: wantOn } },
      },
      starting: {
        entry: release,
        invoke: { ...open, onDone: { target: 'on', actions: noFault } },
        on: {
          [toggle]: { target: 'off.released', actions: wantOff },
          'device.chosen': { guard: isOwn, target: 'starting', reenter: true },
        },
      },
      unavailable: {
        entry: release,
        on: {
          [toggle]: { target: 'starting', actions: wantOn },
          // This state is only reached when the device is wanted.
          'device.changed': 'starting',
          'device.chosen': { guard: isOwn, target: 'starting' },
        },
      },
    },
  });
}
