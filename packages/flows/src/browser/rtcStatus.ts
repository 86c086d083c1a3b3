import type { PeerReport } from '../call/call.types.ts';
import type { MediaRegistry } from '../shared/ports.ts';
import { isRecord, parseJson } from './storage.ts';

const CHANNEL_ID = 0;
const BEAT_MS = 1000;

/** Tells the other side which devices are on, because the wire has no word for it, and says goodbye. */
export interface StatusChannel {
  isOpen: () => boolean;
  sayGoodbye: () => void;
  close: () => void;
}

const isOn = (stream: MediaStream | null, kind: string) =>
  stream?.getTracks().some((track) => track.kind === kind && track.enabled) ?? false;

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

/**
 * Opens the channel. Both sides know its number, so it needs no negotiation beyond the first. It repeats the status
 * every second: with camera and microphone off nothing else would flow, and silence would look like a lost path.
 */
export function openStatus(
  connection: RTCPeerConnection,
  media: MediaRegistry,
  report: (event: PeerReport) => void,
): StatusChannel {
  const channel = connection.createDataChannel('status', { negotiated: true, id: CHANNEL_ID });
  let heard = '';
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
    const event = data === heard ? null : readStatus(data);
    heard = data;
    if (event) report(event);
  });
  // The other side has closed the connection, as a reload does: much sooner than the browser tells.
  channel.addEventListener('close', () => report({ type: 'peer.stalled' }));
  const stopListening = media.subscribe(tell);
  const beat = setInterval(tell, BEAT_MS);
  return {
    isOpen,
    sayGoodbye: () => say({ bye: true }),
    close: () => {
      stopListening();
      clearInterval(beat);
    },
  };
}
