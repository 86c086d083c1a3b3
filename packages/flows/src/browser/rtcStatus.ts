import type { PeerReport } from '../call/call.types.ts';
import type { MediaRegistry } from '../shared/ports.ts';
import { isRecord, parseJson } from './storage.ts';

const CHANNEL_ID = 0;
const BEAT_MS = 1000;

/** Time without a message after which the last device status of the remote peer is out of date. */
const FRESH_MS = 2_500;

/** Request to the remote peer: send a key frame, or replace its tracks. */
export type StatusRequest = 'keyFrame' | 'track';

/** Data channel that sends which devices are on, which RTP does not signal, that the page closes, and a goodbye message. */
export interface StatusChannel {
  isOpen: () => boolean;
  /** Last device status of the remote peer; `null` when none is recent. */
  heard: () => { audio: boolean; video: boolean } | null;
  /** Sends a request to the remote peer. Older versions ignore it. */
  ask: (request: StatusRequest) => void;
  /** Sends the device status now. */
  tell: () => void;
  sayGoodbye: () => void;
  close: () => void;
}

/** Returns whether a stream has a track of a kind that is on. */
export const isOn = (stream: MediaStream | null, kind: string) =>
  stream?.getTracks().some((track) => track.kind === kind && track.enabled && !track.muted) ?? false;

/** Parses a message of the remote peer. Returns `null` when the data are not a goodbye or a device status. */
function readStatus(data: unknown): PeerReport | null {
  const message = parseJson(typeof data === 'string' ? data : null);
  if (!isRecord(message)) return null;
  if (message.bye === true) return { type: 'peer.goodbye' };
  if (message.isLeaving === true) return { type: 'peer.left' };
  const { audio, video } = message;
  return typeof audio === 'boolean' && typeof video === 'boolean'
    ? {
        type: 'peer.status',
        audio,
        video,
        isPaused: message.paused === true,
        isSharing: message.screen === true,
      }
    : null;
}

function requestIn(data: unknown): StatusRequest | null {
  const message = parseJson(typeof data === 'string' ? data : null);
  const asked = isRecord(message) ? message.ask : null;
  return asked === 'keyFrame' || asked === 'track' ? asked : null;
}

/** Dependencies of `openStatus`. */
export interface StatusDeps {
  connection: Pick<RTCPeerConnection, 'createDataChannel'>;
  media: Pick<MediaRegistry, 'get' | 'subscribe'>;
  report: (event: PeerReport) => void;
  onRequest: (request: StatusRequest) => void;
  /** Whether the own picture is switched off for a weak path. */
  isPaused: () => boolean;
  /** Reports that the page closes. */
  page?: EventTarget;
}

/**
 * Opens the channel. Its id is fixed, so it needs no further negotiation. It repeats the status every second: with camera
 * and microphone off there is no other traffic, and silence would look like a lost path. A picture that `isPaused` has
 * switched off for a weak path counts as off, with `paused` beside it: older versions see a camera that is off. A shared
 * screen is `screen`: RTP does not tell when it ends.
 */
export function openStatus({
  connection,
  media,
  report,
  onRequest,
  isPaused,
  page = window,
}: StatusDeps): StatusChannel {
  const channel = connection.createDataChannel('status', { negotiated: true, id: CHANNEL_ID });
  let heard = '';
  let heardAtMs = Number.NEGATIVE_INFINITY;
  let devices: { audio: boolean; video: boolean } | null = null;
  const isOpen = () => channel.readyState === 'open';
  const say = (message: object) => {
    if (isOpen()) channel.send(JSON.stringify(message));
  };
  const tell = () => {
    const local = media.get('local');
    const audio = isOn(local, 'audio');
    const isCameraOn = isOn(local, 'video');
    const isHeldBack = isCameraOn && isPaused();
    say({
      audio,
      video: isCameraOn && !isHeldBack,
      ...(isHeldBack && { paused: true }),
      ...(media.get('screen') && { screen: true }),
    });
  };
  channel.addEventListener('open', tell);
  channel.addEventListener('message', ({ data }) => {
    const request = requestIn(data);
    if (request) return onRequest(request);
    heardAtMs = performance.now();
    const event = data === heard ? null : readStatus(data);
    heard = data;
    if (event?.type === 'peer.status') devices = { audio: event.audio, video: event.video };
    if (event) report(event);
  });
  // The remote peer has closed the connection, for example by a reload. The browser reports that much later.
  channel.addEventListener('close', () => report({ type: 'peer.stalled' }));
  const stopListening = media.subscribe(tell);
  const tellLeaving = () => say({ isLeaving: true });
  page.addEventListener('pagehide', tellLeaving);
  const beat = setInterval(tell, BEAT_MS);
  return {
    isOpen,
    heard: () => (performance.now() - heardAtMs < FRESH_MS ? devices : null),
    ask: (request) => say({ ask: request }),
    tell,
    sayGoodbye: () => say({ bye: true }),
    close: () => {
      stopListening();
      page.removeEventListener('pagehide', tellLeaving);
      clearInterval(beat);
    },
  };
}
