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
  const isLost = { type: 'isKind' as const, params: own };

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
        on: {
          [toggle]: { target: 'off', actions: wantOff },
          'device.lost': { guard: isLost, target: 'starting' },
        },
      },
      off: {
        initial: 'held',
        states: {
          held: {
            entry: { type: 'setTrack', params: { kind, enabled: false } },
            after: kind === 'camera' ? { cameraRelease: 'released' } : {},
            on: {
              [toggle]: { target: `#call.active.live.${kind}.on`, actions: wantOn },
              'device.lost': { guard: isLost, target: 'released' },
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
        invoke: {
          id: `start-${kind}`,
          src: 'startDevice',
          input: own,
          onDone: { target: 'on', actions: { type: 'setFault', params: null } },
          onError: {
            target: 'unavailable',
            actions: { type: 'setFault', params: ({ event }) => startFaultOf(event.error, kind) },
          },
        },
        on: { [toggle]: { target: 'off.released', actions: wantOff } },
      },
      unavailable: {
        on: {
          [toggle]: { target: 'starting', actions: wantOn },
          // This state is only reached when the device is wanted.
          'device.changed': 'starting',
        },
      },
    },
  });
}
