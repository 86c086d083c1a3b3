import { fromCallback } from 'xstate';
import type {
  CallCandidate,
  CallDescription,
  PeerCommand,
  PeerInput,
  PeerReport,
} from '../call/call.types.ts';
import type { CallMedia } from './media.ts';
import { gathered, watchGathering } from './rtcGathering.ts';
import { negotiate } from './rtcNegotiation.ts';
import { ownPicture } from './rtcPicture.ts';
import { reportStates, showRemote } from './rtcReports.ts';
import { openStatus, type StatusChannel, type StatusRequest } from './rtcStatus.ts';
import { adoptTransceivers, offerTransceivers, putTracks, renewTracks, screenLine } from './rtcTracks.ts';

/** Time to send the goodbye message before the connection is closed. */
const GOODBYE_MS = 250;

/** Dependencies of `peerActor`. */
export interface PeerDeps {
  media: Pick<CallMedia, 'get' | 'subscribe' | 'setRemote' | 'setScreen'>;
  /** Called at the start and before every ICE restart, because relay credentials are short-lived. */
  iceServers: () => RTCIceServer[];
  iceTransportPolicy?: RTCIceTransportPolicy;
}

type Report = (event: PeerReport) => void;

const toCandidate = ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
}: RTCIceCandidate): CallCandidate => ({
  candidate,
  sdpMid,
  sdpMLineIndex,
  usernameFragment,
});

// Without a data section in the offer, a local channel would need another offer.
const hasDataLine = ({ sdp }: CallDescription) => sdp.includes('m=application');

// No `iceCandidatePoolSize`: with a pool, one answer in 50 never gathers a candidate (docs/chromium-gathering.md).
const configurationFor = (
  iceServers: RTCIceServer[],
  iceTransportPolicy: RTCIceTransportPolicy,
): RTCConfiguration => ({ iceServers, iceTransportPolicy, bundlePolicy: 'max-bundle' });

/** Opens the connection to one remote peer. Returns its negotiation and a function that closes it. */
function openLink(
  { media, iceServers, iceTransportPolicy = 'all' }: PeerDeps,
  input: PeerInput,
  report: Report,
) {
  const configuration = () => configurationFor(iceServers(), iceTransportPolicy);
  const connection = new RTCPeerConnection(configuration());
  const picture = ownPicture(connection);
  let status: StatusChannel | null = null;
  let isClosed = false;
  const reportOpen: Report = (event) => {
    if (!isClosed) report(event);
  };
  const requests: Readonly<Record<StatusRequest, () => Promise<void>>> = {
    keyFrame: picture.sendWhole,
    track: () => renewTracks(connection, media.get('local')),
  };
  const openStatusOnce = () => {
    const onRequest = (request: StatusRequest) => void requests[request]().catch(() => undefined);
    status ??= openStatus({
      connection,
      media,
      report: reportOpen,
      onRequest,
      isPaused: picture.isPaused,
    });
  };

  const negotiation = negotiate({
    connection,
    input,
    report: reportOpen,
    newOfferId: () => crypto.randomUUID(),
    gather: (limitMs) => gathered(connection, limitMs),
    prepareAnswer: async (offer) => {
      await adoptTransceivers(connection, media.get('local'), picture);
      if (hasDataLine(offer)) openStatusOnce();
    },
  });
  connection.addEventListener('negotiationneeded', negotiation.offer);
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) negotiation.addOwnCandidate(toCandidate(candidate));
  });
  showRemote(connection, media);
  reportStates(connection, picture, reportOpen);
  watchGathering(connection, () => reportOpen({ type: 'peer.ungathered' }));
  const putScreen = screenLine(connection);
  const putAll = async () => {
    await putTracks(connection, media.get('local'));
    await putScreen(media.get('screen'));
  };
  const stopTracks = media.subscribe(() => void putAll().catch(() => undefined));
  let stopCare: (() => void) | null = null;
  // Loaded with the first connection: a call begins without it.
  const care = async () => {
    const { careFor } = await import('./rtcCare.ts');
    const deps = { connection, media, picture, status: () => status, report: reportOpen };
    if (!isClosed) stopCare ??= careFor(deps);
  };
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState !== 'connected') return;
    void care().catch(() => undefined);
    void putScreen(media.get('screen')).catch(() => undefined);
  });
  if (input.firstOffer) {
    negotiation.take(input.firstOffer);
  } else {
    offerTransceivers(connection, media.get('local'));
    openStatusOnce();
    // The event comes only after the page has rendered.
    negotiation.offer();
  }

  const close = (isGoodbye: boolean) => {
    if (isClosed) return;
    isClosed = true;
    if (isGoodbye) status?.sayGoodbye();
    negotiation.close();
    stopTracks();
    stopCare?.();
    status?.close();
    setTimeout(() => connection.close(), isGoodbye ? GOODBYE_MS : 0);
  };
  return { negotiation, configuration, close };
}

/** Returns the actor `peer` of a call. Each actor owns exactly one `RTCPeerConnection`. */
export const peerActor = (deps: PeerDeps) =>
  fromCallback<PeerCommand, PeerInput>(({ input, sendBack, receive }) => {
    const { negotiation, configuration, close } = openLink(deps, input, sendBack);
    receive((command) => {
      switch (command.type) {
        case 'remote.description':
          return negotiation.take(command.description);
        case 'remote.candidate':
          return negotiation.addCandidate(command.candidate);
        case 'ice.restart':
          return negotiation.restart(configuration());
        case 'description.resend':
          return negotiation.resend();
        case 'link.close':
          return close(command.isGoodbye);
      }
    });
    return () => close(false);
  });
