const MAX_VIDEO_BITS_PER_S = 1_500_000;
/** Factor by which the first frames are smaller. They arrive sooner on a slow network and on a slow processor. */
const START_SCALE = 2;
/** Time from the connection to frames of full size. */
const FULL_SIZE_AFTER_MS = 1500;
const WHOLE_PICTURES_AFTER_MS = [0, 400, 1000];

const kinds = ['audio', 'video'] as const;

const trackOf = (local: MediaStream | null, kind: string) =>
  local?.getTracks().find((track) => track.kind === kind) ?? null;

/** Adds the offerer's two transceivers, one per kind. A device that is off or missing gives a transceiver without a track. */
export function offerTransceivers(connection: RTCPeerConnection, local: MediaStream | null): void {
  const streams = local ? [local] : [];
  for (const kind of kinds) {
    const sendEncodings = kind === 'video' ? [{ scaleResolutionDownBy: START_SCALE }] : [];
    connection.addTransceiver(trackOf(local, kind) ?? kind, {
      direction: 'sendrecv',
      streams,
      sendEncodings,
    });
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
    await scaleVideo(transceiver, START_SCALE);
  }
  await putTracks(connection, local);
}

/** Sets the factor by which a sender makes its video smaller. A browser that rejects it keeps its default. */
async function scaleVideo({ sender, receiver }: RTCRtpTransceiver, factor: number): Promise<void> {
  if (receiver.track.kind !== 'video') return;
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings) encoding.scaleResolutionDownBy = factor;
  await sender.setParameters(parameters).catch(() => undefined);
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

/** Prioritises audio, then a smooth video, and later its full size. A browser that rejects the parameters keeps its defaults. */
export async function tuneSenders(connection: RTCPeerConnection): Promise<void> {
  const lines = connection.getTransceivers();
  setTimeout(() => lines.forEach((line) => void scaleVideo(line, 1)), FULL_SIZE_AFTER_MS);
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
