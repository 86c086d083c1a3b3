const MAX_VIDEO_BITS_PER_S = 1_500_000;
const WHOLE_PICTURES_AFTER_MS = [0, 400, 1000];

const kinds = ['audio', 'video'] as const;

const trackOf = (local: MediaStream | null, kind: string) =>
  local?.getTracks().find((track) => track.kind === kind) ?? null;

/** The offerer's two fixed lines, one per kind; a device that is off or missing is a line without a track. */
export function offerTransceivers(connection: RTCPeerConnection, local: MediaStream | null): void {
  const streams = local ? [local] : [];
  for (const kind of kinds) {
    connection.addTransceiver(trackOf(local, kind) ?? kind, { direction: 'sendrecv', streams });
  }
}

/** The answerer takes over the lines it was offered; lines of its own would cost a second offer and the return video. */
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

/** Puts the present own tracks on the lines that exist. Never needs a new offer. */
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

/** Voice first, then a smooth picture. A browser that refuses keeps its own settings: the call is not worse for it. */
export async function tuneSenders(connection: RTCPeerConnection): Promise<void> {
  const lines = connection.getTransceivers();
  await Promise.allSettled(lines.map(({ sender, receiver }) => tune(sender, receiver.track.kind)));
}

/** https://w3c.github.io/webrtc-extensions: a browser that does not know it ignores it. */
interface PictureSender extends RTCRtpSender {
  setParameters(
    parameters: RTCRtpSendParameters,
    options?: { encodingOptions: { keyFrame: boolean }[] },
  ): Promise<void>;
}

/** Puts the own tracks on their lines again, which starts their encoders again. */
export async function renewTracks(connection: RTCPeerConnection, local: MediaStream | null): Promise<void> {
  for (const { sender } of connection.getTransceivers()) await sender.replaceTrack(null);
  await putTracks(connection, local);
}

/** Sends a whole picture, which does not build on those before. */
export async function sendWholePicture(connection: RTCPeerConnection): Promise<void> {
  const line = connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'video');
  const sender: PictureSender | undefined = line?.sender;
  await sender?.setParameters(sender.getParameters(), { encodingOptions: [{ keyFrame: true }] });
}

/**
 * Sends whole pictures when a lost path has come back. The other side would otherwise wait three seconds for parts that
 * never come before it asks for one. One is not enough: what is sent while the path still changes may be lost.
 */
export function refreshPicture(connection: RTCPeerConnection): void {
  for (const delayMs of WHOLE_PICTURES_AFTER_MS) {
    setTimeout(() => void sendWholePicture(connection).catch(() => undefined), delayMs);
  }
}
