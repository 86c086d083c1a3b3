import { not, stateIn } from 'xstate';
import { faultOf, firstContext } from './call.context.ts';
import { callSetup } from './call.setup.ts';
import { deviceRegion } from './device.region.ts';
import { screenRegion } from './screen.region.ts';
import { outageRegion, sessionRegion } from './session.region.ts';

const endedLocally = { type: 'setEnd' as const, params: 'local' as const };

const endedRemotely = [
  { type: 'setEnd' as const, params: 'remote' as const },
  'keepEnd' as const,
  'warnRemoteEnd' as const,
  'playDrop' as const,
];

const live = callSetup.createStateConfig({
  tags: ['live'],
  type: 'parallel',
  entry: 'saveRecord',
  // Releases the camera before the goodbye is sent.
  exit: 'releaseMedia',
  on: {
    'call.end': [
      { guard: 'isConsultation', target: 'ending', actions: [endedLocally, 'keepEnd'] },
      { target: 'ending', actions: endedLocally },
    ],
    'signal.ended': [
      { guard: 'isEndNews', target: '#call.ended', actions: endedRemotely },
      { target: '#call.ended', actions: { type: 'setEnd', params: 'closed' } },
    ],
    'peer.goodbye': {
      target: '#call.ended',
      actions: endedRemotely,
    },
    'signal.replaced': { target: '#call.ended', actions: { type: 'setEnd', params: 'replaced' } },
    // A conversation in progress does not need the service.
    'signal.refused': {
      guard: not(stateIn('#call.active.live.session.linked.connected')),
      target: '#call.ended',
      actions: [{ type: 'setEnd', params: 'refused' }, 'warnRefused'],
    },
  },
  states: {
    signalling: {
      initial: 'connecting',
      on: { 'signal.joined': { target: '.joined', actions: 'rememberSelf' } },
      states: {
        connecting: { after: { signalHint: 'hint' } },
        joined: { on: { 'signal.lost': 'connecting' } },
        hint: { tags: ['signallingHint'] },
      },
    },
    camera: deviceRegion('camera'),
    microphone: deviceRegion('microphone'),
    screen: screenRegion,
    session: sessionRegion,
    outage: outageRegion,
  },
});

/**
 * Video call machine, from the request for media to leaving the screen. Takes `CallInput`. The app provides every
 * actor and the actions `saveRecord`, `clearRecord`, `keepEnd`, `setTrack`, `releaseTrack`, `releaseMedia`. `keepEnd` keeps
 * the end of a consultation until the server has it; the goodbye alone may be lost. Emits `CallEffect`.
 */
export const callMachine = callSetup.createMachine({
  id: 'call',
  context: ({ input }) => firstContext(input),
  initial: 'preparing',
  states: {
    preparing: {
      tags: ['overlay'],
      entry: { type: 'setFault', params: null },
      invoke: {
        id: 'acquireMedia',
        src: 'acquireMedia',
        input: ({ context }) => ({ audio: context.audioEnabled, video: context.videoEnabled }),
        onDone: { target: 'active', actions: { type: 'keepGrant', params: ({ event }) => event.output } },
        onError: {
          target: 'mediaFailed',
          actions: { type: 'setFault', params: ({ event }) => faultOf(event.error) },
        },
      },
      on: { 'call.end': { target: 'ended', actions: endedLocally } },
    },
    mediaFailed: {
      tags: ['mediaFailed'],
      on: {
        'media.retry': 'preparing',
        'media.continueWithout': 'active',
        'call.end': { target: 'ended', actions: endedLocally },
      },
    },
    active: {
      invoke: [
        { id: 'signalling', src: 'signalling', input: ({ context }) => ({ roomId: context.roomId }) },
        { id: 'devices', src: 'devices' },
        { id: 'network', src: 'network' },
        { id: 'meter', src: 'meter' },
      ],
      initial: 'live',
      states: {
        live,
        // Separate state: messages of a transition to a child that it stops would be lost.
        ending: {
          tags: ['ended'],
          entry: 'sendEnd',
          after: { endFlush: '#call.ended' },
          on: { 'signal.flushed': '#call.ended' },
        },
      },
    },
    ended: {
      tags: ['ended'],
      entry: 'clearRecord',
      // Without a banner to read, the screen closes at once.
      always: { guard: not('hasBanner'), target: 'left' },
      after: { endedBanner: 'left' },
    },
    left: {
      tags: ['ended'],
      type: 'final',
      entry: 'leaveRoute',
    },
  },
});
