const MAX_VIDEO_BITS_PER_S = 1_500_000;
const WHOLE_PICTURES_AFTER_MS = [0, 400, 1000];

const kinds = ['audio', 'video'] as const;

const trackOf = (local: MediaStream | null, kind: string) =>
  local?.getTracks().find((track) => track.kind === kind) ?? null;

/** Adds the offerer's two transceivers, one per kind. A device that is off or missing gives a transceiver without a track. */
export function offerTransceivers(connection: RTCPeerConnection, local: MediaStream | null): void {
  const streams = local ? [local] : [];
  for (const kind of kinds) {
    connection.addTransceiver(trackOf(local, kind) ?? kind, { direction: 'sendrecv', streams });
  }
}

/** Reuses the offered transceivers for the answer. New ones would need a second offer and lose the video sent back. */
export async function adoptTransceivers(
  connection: RTCPeerConnection,
  local: MediaStream | null,
): Promise<void> {
  for (const transceiver of connection.getTransceivers()) {
    if (transceiver.mid === null || transceiver.direction === 'sendrecv') continue;
    transceiver.direction = 'sendrecv';
    if (local) transceiver.sender.setStreams(local);
  }
  await putTracks(connection, local);
}

/** Puts the local tracks on the existing transceivers. Never needs a new offer. */
export async function putTracks(connection: RTCPeerConnection, local: MediaStream | null): Promise<void> {
  for (const kind of kinds) {
    const track = trackOf(local, kind);
    const line = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
    if (line && line.sender.track !== track) await line.sender.replaceTrack(track);
  }
}

async function tune(sender: RTCRtpSender, kind: string): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (!encoding) return;
  if (kind === 'video') {
    encoding.maxBitrate = MAX_VIDEO_BITS_PER_S;
    parameters.degradationPreference = 'maintain-framerate';
  } else {
    encoding.priority = 'high';
  }
  await sender.setParameters(parameters);
}

/** Prioritises audio, then a smooth video. A browser that rejects the parameters keeps its defaults. */
export async function tuneSenders(connection: RTCPeerConnection): Promise<void> {
  const lines = connection.getTransceivers();
  await Promise.allSettled(lines.map(({ sender, receiver }) => tune(sender, receiver.track.kind)));
}

/** Sender with encoding options. Browsers without support ignore them. Source: https://w3c.github.io/webrtc-extensions */
interface PictureSender extends RTCRtpSender {
  setParameters(
    parameters: RTCRtpSendParameters,
    options?: { encodingOptions: { keyFrame: boolean }[] },
  ): Promise<void>;
}

/** Replaces the local tracks by themselves, which restarts their encoders. */
export async function renewTracks(connection: RTCPeerConnection, local: MediaStream | null): Promise<void> {
  for (const { sender } of connection.getTransceivers()) await sender.replaceTrack(null);
  await putTracks(connection, local);
}

/** Sends a key frame. */
export async function sendWholePicture(connection: RTCPeerConnection): Promise<void> {
  const line = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'video');
  const sender: PictureSender | undefined = line?.sender;
  await sender?.setParameters(sender.getParameters(), { encodingOptions: [{ keyFrame: true }] });
}

/**
 * Sends key frames when a lost path is restored. The remote peer would otherwise wait three seconds for missing packets
 * before it requests one. One is not enough: it may be lost while the path still changes.
 */
export function refreshPicture(connection: RTCPeerConnection): void {
  for (const delayMs of WHOLE_PICTURES_AFTER_MS) {
    setTimeout(() => void sendWholePicture(connection).catch(() => undefined), delayMs);
  }
}
