import {
  assertEvent,
  assign,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { missingAction, missingActor } from '../shared/missing.ts';
import {
  endingOf,
  goodQuality,
  hasMetRemote,
  isConsultation,
  isFromRemote,
  isGranted,
  isInitialOffer,
  isPolite,
  isWanted,
  offeringChanges,
  placeAfterCall,
  refusalOf,
  unmuted,
} from './call.context.ts';
import {
  CAMERA_RELEASE_MS,
  CONNECT_TIMEOUT_MS,
  END_FLUSH_MS,
  ENDED_BANNER_MS,
  GIVE_UP_MS,
  IMPOLITE_GRACE_MS,
  LEFT_GRACE_MS,
  POLITE_GRACE_MS,
  RESTART_RETRY_MS,
  RESTORE_FALLBACK_MS,
  SIGNAL_HINT_MS,
  UNSEEN_SCREEN_MS,
} from './call.timing.ts';
import type {
  AcquireInput,
  CallContext,
  CallCount,
  CallEffect,
  CallEnd,
  CallEvent,
  CallInput,
  CallTag,
  DeviceKind,
  MediaFault,
  MediaGrant,
  MeterCommand,
  PeerCommand,
  PeerInput,
  SignallingCommand,
  SignallingInput,
  StartDeviceInput,
} from './call.types.ts';

/** Setup of the call machine: types, actors, guards, actions and delays. The states are in the neighbouring files. */
export const callSetup = setup({
  types: {
    input: {} as CallInput,
    context: {} as CallContext,
    events: {} as CallEvent,
    emitted: {} as CallEffect,
    tags: {} as CallTag,
  },
  actors: {
    acquireMedia: fromPromise<MediaGrant, AcquireInput>(missingActor('acquireMedia')),
    startDevice: fromPromise<void, StartDeviceInput>(missingActor('startDevice')),
    signalling: fromCallback<SignallingCommand, SignallingInput>(missingActor('signalling')),
    peer: fromCallback<PeerCommand, PeerInput>(missingActor('peer')),
    devices: fromCallback<EventObject>(missingActor('devices')),
    network: fromCallback<EventObject>(missingActor('network')),
    screen: fromCallback<EventObject>(missingActor('screen')),
    meter: fromCallback<MeterCommand>(missingActor('meter')),
  },
  guards: {
    isKind: ({ event }, params: { kind: DeviceKind }) =>
      (event.type === 'device.lost' || event.type === 'device.chosen') && event.kind === params.kind,
    isWanted: ({ context }, params: { kind: DeviceKind }) => isWanted(context, params.kind),
    isReady: ({ context }, params: { kind: DeviceKind }) =>
      isWanted(context, params.kind) && isGranted(context, params.kind),
    isOfferOpen: ({ context }) => context.isOfferOpen,
    isConsultation: ({ context }) => isConsultation(context),
    // A doctor who is alone has marked the no-show or ended the call in another tab.
    isEndNews: ({ context }) => context.role !== 'ROLE_DOCTOR' || hasMetRemote(context),
    hasBanner: ({ context }) => endingOf(context) !== null,
    isNewcomer: ({ context }) => context.remoteSocketId === null && context.expectedId === null,
    hasExpected: ({ context }) => context.expectedId !== null,
    canCallExpected: ({ context }) => context.expectedId !== null && context.selfId !== null,
    isStranger: ({ context, event }) =>
      event.type === 'signal.peerJoined' &&
      context.remoteEmail !== null &&
      event.email !== context.remoteEmail,
    isNoViewer: ({ context, event }) =>
      event.type === 'signal.peerJoined' && context.viewer !== null && event.email !== context.viewer,
    // The connected page has returned to the service, for example after a restart of the service.
    isRemoteBack: ({ context, event }) =>
      event.type === 'signal.peerJoined' && event.id === context.remoteSocketId,
    isRemoteGone: ({ context, event }) =>
      event.type === 'signal.peerLeft' && event.id === context.remoteSocketId,
    isRemoteAway: ({ context }) => context.isRemoteAway,
    isRemoteHere: ({ context }) => !context.isRemoteAway,
    isExpectedGone: ({ context, event }) =>
      event.type === 'signal.peerLeft' && event.id === context.expectedId,
    isFromRemote: ({ context, event }) => isFromRemote(context, event),
    isInitialOffer: ({ event }) => isInitialOffer(event),
    isInitialFromRemote: ({ context, event }) => isInitialOffer(event) && isFromRemote(context, event),
    // While the initial offer is open, a later offer can only belong to the previous connection.
    isLaterFromRemote: ({ context, event }) =>
      !isInitialOffer(event) && isFromRemote(context, event) && !context.isOfferOpen,
    isCollisionWon: ({ context, event }) =>
      isInitialOffer(event) && isFromRemote(context, event) && context.isOfferOpen && !isPolite(context),
  },
  actions: {
    saveRecord: missingAction('saveRecord'),
    clearRecord: missingAction('clearRecord'),
    keepEnd: missingAction('keepEnd'),
    releaseMedia: missingAction('releaseMedia'),
    setTrack: (_, _params: { kind: DeviceKind; enabled: boolean }) => missingAction('setTrack')(),
    releaseTrack: (_, _params: { kind: DeviceKind }) => missingAction('releaseTrack')(),

    keepGrant: assign((_, granted: MediaGrant) => ({ granted, fault: granted.fault })),
    setFault: assign({ fault: (_, fault: MediaFault | null) => fault }),
    setWanted: assign((_, params: { kind: DeviceKind; wanted: boolean }) =>
      params.kind === 'camera' ? { videoEnabled: params.wanted } : { audioEnabled: params.wanted },
    ),
    setEnd: assign({ endedBy: (_, endedBy: CallEnd) => endedBy }),
    rememberSelf: assign(({ event }) => {
      assertEvent(event, 'signal.joined');
      return { selfId: event.selfId };
    }),
    callJoined: assign(({ event }) => {
      assertEvent(event, 'signal.peerJoined');
      return {
        ...offeringChanges,
        remoteSocketId: event.id,
        remoteEmail: event.email,
        expectedId: null,
        remoteMuted: unmuted,
        isRemotePaused: false,
        isRemoteSharing: false,
      };
    }),
    callExpected: assign(({ context }) => ({
      ...offeringChanges,
      remoteSocketId: context.expectedId,
      remoteEmail: null,
      expectedId: null,
    })),
    callAgain: assign(offeringChanges),
    answerOffer: assign(({ context, event }) => {
      assertEvent(event, 'signal.offer');
      const isSame = event.from === context.remoteSocketId;
      return {
        lead: 'answer',
        firstOffer: event.description,
        isOfferOpen: false,
        isRemoteAway: false,
        remoteSocketId: event.from,
        remoteEmail: isSame ? context.remoteEmail : null,
        expectedId: null,
      };
    }),
    closeOffer: assign({ isOfferOpen: false }),
    parkRemote: assign(({ context }) => ({
      expectedId: context.remoteSocketId,
      remoteSocketId: null,
      remoteEmail: null,
      firstOffer: null,
      isOfferOpen: false,
      isRemoteAway: false,
      remoteMuted: unmuted,
      isRemotePaused: false,
      isRemoteSharing: false,
    })),
    setRemoteAway: assign({ isRemoteAway: (_, isAway: boolean) => isAway }),
    noteStatus: assign(({ event }) => {
      assertEvent(event, 'peer.status');
      const remoteMuted = { audio: !event.audio, video: !event.video };
      return {
        remoteMuted,
        isRemotePaused: event.isPaused === true,
        isRemoteSharing: event.isSharing === true,
      };
    }),
    rememberViewer: assign({ viewer: ({ context }) => context.remoteEmail }),
    noteQuality: assign(({ event }) => {
      assertEvent(event, 'peer.quality');
      return { quality: event.quality };
    }),
    forgetQuality: assign({ quality: goodQuality }),

    passDescription: sendTo('peer', ({ event }): PeerCommand => {
      assertEvent(event, ['signal.offer', 'signal.answer']);
      return { type: 'remote.description', description: event.description };
    }),
    passCandidate: sendTo('peer', ({ event }): PeerCommand => {
      assertEvent(event, 'signal.candidate');
      return { type: 'remote.candidate', candidate: event.candidate };
    }),
    restartIce: sendTo('peer', { type: 'ice.restart' } satisfies PeerCommand),
    resendDescription: sendTo('peer', { type: 'description.resend' } satisfies PeerCommand),
    // On exit of the link, while the peer still listens: the goodbye reaches the other side even while disconnected from the service.
    closeLink: sendTo(
      'peer',
      ({ event }): PeerCommand => ({ type: 'link.close', isGoodbye: event.type === 'call.end' }),
    ),
    sendDescription: sendTo('signalling', ({ context, event }): SignallingCommand => {
      assertEvent(event, 'peer.description');
      const { stage, description } = event;
      return { type: 'wire.description', to: context.remoteSocketId ?? '', stage, description };
    }),
    sendCandidate: sendTo('signalling', ({ context, event }): SignallingCommand => {
      assertEvent(event, 'peer.candidate');
      return { type: 'wire.candidate', to: context.remoteSocketId ?? '', candidate: event.candidate };
    }),
    sendEnd: sendTo(
      'signalling',
      ({ context }): SignallingCommand => ({
        type: 'wire.end',
        to: context.remoteSocketId ?? '',
      }),
    ),

    measureLink: sendTo(
      'meter',
      ({ context }): MeterCommand => ({ type: 'meter.linked', remoteId: context.remoteSocketId ?? '' }),
    ),
    measurePath: sendTo('meter', ({ event }): MeterCommand => {
      assertEvent(event, 'peer.path');
      return { type: 'meter.path', path: event.path };
    }),
    count: sendTo('meter', (_, kind: CallCount): MeterCommand => ({ type: 'meter.count', kind })),

    playBell: emit({ type: 'sound', name: 'bell' }),
    playDrop: emit({ type: 'sound', name: 'drop' }),
    warnRemoteEnd: emit({ type: 'toast', kind: 'warning', code: 'remote-ended' }),
    tellNotShared: emit({ type: 'toast', kind: 'info', code: 'screen-not-shared' }),
    tellScreenStopped: emit({ type: 'toast', kind: 'info', code: 'screen-stopped' }),
    warnRefused: emit(({ context }) => ({
      type: 'toast' as const,
      kind: 'warning' as const,
      code: refusalOf(context) ?? 'refused',
    })),
    leaveRoute: emit(({ context }) => ({
      type: 'navigate' as const,
      ...placeAfterCall(context.role, context.origin),
      replace: true,
      ...(endingOf(context) === 'call-ended' && { notice: 'call-ended' as const }),
    })),
    renewLink: raise({ type: 'link.renew' }),
    rebuildLink: raise({ type: 'link.rebuild' }),
    beginOutage: raise({ type: 'outage.began' }),
    endOutage: raise({ type: 'outage.over' }),
    declareEndless: raise({ type: 'outage.endless' }),
  },
  delays: {
    connectTimeout: CONNECT_TIMEOUT_MS,
    grace: ({ context }) => (isPolite(context) ? POLITE_GRACE_MS : IMPOLITE_GRACE_MS),
    retryRestart: RESTART_RETRY_MS,
    giveUp: ({ context }) => (context.isRemoteAway ? LEFT_GRACE_MS : GIVE_UP_MS),
    restoreFallback: RESTORE_FALLBACK_MS,
    cameraRelease: CAMERA_RELEASE_MS,
    endFlush: END_FLUSH_MS,
    endedBanner: ENDED_BANNER_MS,
    signalHint: SIGNAL_HINT_MS,
    unseenScreen: UNSEEN_SCREEN_MS,
  },
});
