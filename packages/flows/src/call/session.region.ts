import { stateIn } from 'xstate';
import { callSetup } from './call.setup.ts';

const connecting = '#call.active.live.session.linked.connecting';
const restarting = '#call.active.live.session.linked.reconnecting.restarting';

// Re-enters `linked` from within: stops the peer and starts a new one. A target alone would keep the old peer.
const rebuild = [
  'callAgain' as const,
  'rebuildLink' as const,
  { type: 'count' as const, params: 'rebuild' as const },
];

const countFreeze = { type: 'count' as const, params: 'freeze' as const };

// Without the service the offer of a new connection would not arrive.
const isServiceThere = stateIn('#call.active.live.signalling.joined');

const noteAway = { type: 'setRemoteAway' as const, params: true };
const noteBack = { type: 'setRemoteAway' as const, params: false };

// Begins a new outage: the side that has come back has the usual time to connect.
const welcomeBack = [noteBack, 'endOutage' as const, 'beginOutage' as const];

const park = ['parkRemote' as const, 'saveRecord' as const];

const waiting = callSetup.createStateConfig({
  tags: ['waiting'],
  entry: 'endOutage',
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signal.joined': { guard: 'hasExpected', target: 'expecting' },
        'network.changed': { guard: 'canCallExpected', target: 'expecting' },
      },
    },
    // The other side usually calls first; otherwise this side calls the known peer.
    expecting: {
      after: { restoreFallback: { target: connecting, actions: ['callExpected', 'saveRecord'] } },
      on: { 'signal.lost': 'idle', 'signal.peerLeft': { guard: 'isExpectedGone', target: 'idle' } },
    },
  },
});

const reconnecting = callSetup.createStateConfig({
  tags: ['reconnecting'],
  entry: 'beginOutage',
  initial: 'grace',
  on: {
    'peer.connected': 'connected',
    // The other side rebuilds: join it, but keep the start of the outage.
    'signal.offer': [
      { guard: 'isCollisionWon' },
      { guard: 'isInitialFromRemote', actions: ['answerOffer', 'rebuildLink'] },
      { guard: 'isLaterFromRemote', actions: 'passDescription' },
    ],
  },
  states: {
    grace: {
      after: { grace: 'restarting' },
      on: {
        // A page that has said that it closes takes no offer.
        'peer.stalled': { guard: 'isRemoteHere', target: 'restarting' },
        'peer.failed': { guard: 'isRemoteHere', target: 'restarting' },
        'network.changed': 'restarting',
        'signal.joined': 'restarting',
        'signal.peerJoined': { guard: 'isRemoteBack', target: 'restarting', actions: welcomeBack },
      },
    },
    restarting: {
      entry: ['restartIce', { type: 'count', params: 'restart' }],
      after: { retryRestart: { actions: rebuild } },
      on: {
        'network.changed': { target: restarting, reenter: true },
        'signal.joined': { target: restarting, reenter: true },
        'signal.peerJoined': {
          guard: 'isRemoteBack',
          target: restarting,
          reenter: true,
          actions: welcomeBack,
        },
      },
    },
    rebuilding: {
      after: { retryRestart: { actions: rebuild } },
      on: {
        'signal.joined': [{ guard: 'isOfferOpen', actions: rebuild }, { actions: 'resendDescription' }],
      },
    },
  },
});

const linked = callSetup.createStateConfig({
  invoke: {
    id: 'peer',
    src: 'peer',
    input: ({ context }) => ({
      remoteId: context.remoteSocketId ?? '',
      lead: context.lead,
      firstOffer: context.firstOffer,
    }),
  },
  entry: ['measureLink', 'forgetQuality'],
  exit: 'closeLink',
  on: {
    'signal.offer': { guard: 'isLaterFromRemote', actions: 'passDescription' },
    'signal.answer': { guard: 'isFromRemote', actions: 'passDescription' },
    'signal.candidate': { guard: 'isFromRemote', actions: 'passCandidate' },
    'signal.joined': { actions: 'resendDescription' },
    'peer.description': { actions: 'sendDescription' },
    'peer.candidate': { actions: 'sendCandidate' },
    'peer.stable': { actions: 'closeOffer' },
    'peer.status': { actions: 'noteStatus' },
    'peer.path': { actions: 'measurePath' },
    'peer.quality': { actions: 'noteQuality' },
    'link.renew': { target: '.connecting', reenter: true },
    'link.rebuild': { target: '.reconnecting.rebuilding', reenter: true },
    'outage.endless': [
      { guard: 'isRemoteAway', target: 'waiting', actions: park },
      { target: 'waiting', actions: [{ type: 'count', params: 'failure' }, ...park] },
    ],
    'signal.peerLeft': { guard: 'isRemoteGone', target: 'waiting', actions: park },
  },
  initial: 'connecting',
  states: {
    connecting: {
      entry: 'endOutage',
      after: { connectTimeout: { actions: rebuild } },
      on: {
        'peer.connected': 'connected',
        'peer.failed': { actions: rebuild },
        // Only here: a rebuilt connection has its own timeout, so without any network rebuilds are no more frequent.
        'peer.ungathered': { guard: isServiceThere, actions: rebuild },
        // The offer may have been lost with the socket. A new one is made, since a repeated one would be answered twice.
        'signal.joined': [
          { guard: 'isOfferOpen', actions: ['callAgain', 'renewLink'] },
          { actions: 'resendDescription' },
        ],
      },
    },
    connected: {
      tags: ['connected'],
      entry: 'endOutage',
      initial: 'steady',
      states: {
        steady: { on: { 'peer.negotiating': 'renegotiating' } },
        renegotiating: { on: { 'peer.stable': { target: 'steady', actions: 'closeOffer' } } },
      },
      on: {
        'peer.disconnected': 'reconnecting.grace',
        'peer.stalled': 'reconnecting.restarting',
        'peer.failed': 'reconnecting.restarting',
        'network.changed': { actions: 'restartIce' },
        'peer.left': { target: 'reconnecting', actions: noteAway },
        // The conversation needs no service. Once its path is lost too, the other side is gone.
        'signal.peerLeft': { guard: 'isRemoteGone', actions: noteAway },
        // A new connection shows video sooner than this one.
        'peer.frozen': { guard: isServiceThere, actions: [countFreeze, ...rebuild] },
        'peer.repairing': { actions: countFreeze },
        // The connection needs no service. Offers sent while the other side was disconnected must be repeated.
        'signal.peerJoined': [
          { guard: 'isStranger' },
          { guard: 'isRemoteBack', actions: [noteBack, 'resendDescription'] },
        ],
      },
    },
    reconnecting,
  },
});

const target = '.linked.connecting';

/** Region of the conversation partner: none (`waiting`) or one remote (`linked`, the only state with a peer connection). */
export const sessionRegion = callSetup.createStateConfig({
  initial: 'waiting',
  on: {
    'signal.peerJoined': [
      { guard: 'isNewcomer', target, actions: ['playBell', 'callJoined', 'saveRecord'] },
      { target, actions: ['callJoined', 'saveRecord'] },
    ],
    'signal.offer': [
      { guard: 'isCollisionWon' },
      { guard: 'isInitialOffer', target, actions: ['answerOffer', 'saveRecord'] },
    ],
  },
  states: { waiting, linked },
});

/** Region that measures an outage from its start, across restarts and rebuilds. */
export const outageRegion = callSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { on: { 'outage.began': 'lasting' } },
    lasting: {
      after: { giveUp: { target: 'none', actions: 'declareEndless' } },
      on: { 'outage.over': 'none' },
    },
  },
});
