import type { PeerReport } from '../call/call.types.ts';
import type { MediaRegistry } from '../shared/ports.ts';
import { isRecord, parseJson } from './storage.ts';

const CHANNEL_ID = 0;
const BEAT_MS = 1000;

/** After so long without a word of the other side the path is not known to work. */
const FRESH_MS = 2_500;

/** What one side asks the other to send again: a whole picture, or its tracks. */
export type StatusRequest = 'keyFrame' | 'track';

/** Tells the other side which devices are on, because the wire has no word for it, and says goodbye. */
export interface StatusChannel {
  isOpen: () => boolean;
  /** What the other side said last of its devices; null when that was too long ago. */
  heard: () => { audio: boolean; video: boolean } | null;
  /** Asks the other side for something. An older version ignores it. */
  ask: (request: StatusRequest) => void;
  sayGoodbye: () => void;
  close: () => void;
}

const isOn = (stream: MediaStream | null, kind: string) =>
  stream?.getTracks().some((track) => track.kind === kind && track.enabled && !track.muted) ?? false;

/** Reads a message of the other side; null for anything else. */
export function readStatus(data: unknown): PeerReport | null {
  const message = parseJson(typeof data === 'string' ? data : null);
  if (!isRecord(message)) return null;
  if (message.bye === true) return { type: 'peer.goodbye' };
  const { audio, video } = message;
  return typeof audio === 'boolean' && typeof video === 'boolean'
    ? { type: 'peer.status', audio, video }
    : null;
}

function requestIn(data: unknown): StatusRequest | null {
  const message = parseJson(typeof data === 'string' ? data : null);
  const asked = isRecord(message) ? message.ask : null;
  return asked === 'keyFrame' || asked === 'track' ? asked : null;
}

/**
 * Opens the channel. Both sides know its number, so it needs no negotiation beyond the first. It repeats the status
 * every second: with camera and microphone off nothing else would flow, and silence would look like a lost path.
 */
export function openStatus(
  connection: RTCPeerConnection,
  media: MediaRegistry,
  report: (event: PeerReport) => void,
  onRequest: (request: StatusRequest) => void,
): StatusChannel {
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
    say({ audio: isOn(local, 'audio'), video: isOn(local, 'video') });
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
  // The other side has closed the connection, as a reload does: much sooner than the browser tells.
  channel.addEventListener('close', () => report({ type: 'peer.stalled' }));
  const stopListening = media.subscribe(tell);
  const beat = setInterval(tell, BEAT_MS);
  return {
    isOpen,
    heard: () => (performance.now() - heardAtMs < FRESH_MS ? devices : null),
    ask: (request) => say({ ask: request }),
    sayGoodbye: () => say({ bye: true }),
    close: () => {
      stopListening();
      clearInterval(beat);
    },
  };
}
