/** Factor by which the first frames are smaller. They arrive sooner on a slow network and on a slow processor. */
export const START_SCALE = 2;

const kinds = ['audio', 'video'] as const;

const trackOf = (local: MediaStream | null, kind: string) =>
  local?.getTracks().find((track) => track.kind === kind) ?? null;

/** Rate in bit/s that a page of text needs to become sharp within seconds. */
const SCREEN_BITS_PER_S = 2_500_000;

/** Returns the transceiver of the camera or the microphone: the first of its kind. Further ones carry screens. */
export const lineOf = (connection: Pick<RTCPeerConnection, 'getTransceivers'>, kind: string) =>
  connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);

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
  picture: { prepare: () => Promise<void> },
): Promise<void> {
  let isFresh = false;
  for (const kind of kinds) {
    const line = lineOf(connection, kind);
    if (!line || line.mid === null || line.direction === 'sendrecv') continue;
    isFresh = true;
    line.direction = 'sendrecv';
    if (local) line.sender.setStreams(local);
  }
  if (isFresh) await picture.prepare();
  await putTracks(connection, local);
}

/** Puts the local tracks on the existing transceivers. Never needs a new offer. */
export async function putTracks(connection: RTCPeerConnection, local: MediaStream | null): Promise<void> {
  for (const kind of kinds) {
    const track = trackOf(local, kind);
    const line = lineOf(connection, kind);
    if (line && line.sender.track !== track) await line.sender.replaceTrack(track);
  }
}

/** Sends audio before video when the path is narrow. A browser that rejects the parameters keeps its defaults. */
export async function preferAudio(connection: RTCPeerConnection): Promise<void> {
  const sender = lineOf(connection, 'audio')?.sender;
  const parameters = sender?.getParameters();
  const encoding = parameters?.encodings[0];
  if (!sender || !parameters || !encoding) return;
  encoding.priority = 'high';
  await sender.setParameters(parameters).catch(() => undefined);
}

/** Replaces the local tracks by themselves, which restarts their encoders. */
export async function renewTracks(connection: RTCPeerConnection, local: MediaStream | null): Promise<void> {
  for (const kind of kinds) await lineOf(connection, kind)?.sender.replaceTrack(null);
  await putTracks(connection, local);
}

/**
 * Returns a function that puts the shared screen on a transceiver of its own, or takes it off. The transceiver is added
 * with the first screen, by a new offer, and kept for the next one. Only on a connection that is up: the other side
 * would take an earlier offer for one of a former connection.
 */
export function screenLine(connection: RTCPeerConnection) {
  let line: RTCRtpTransceiver | null = null;
  return async (screen: MediaStream | null): Promise<void> => {
    const track = trackOf(screen, 'video');
    if (line) {
      if (line.sender.track !== track) await line.sender.replaceTrack(track);
    } else if (track && screen && connection.connectionState === 'connected') {
      line = connection.addTransceiver(track, {
        direction: 'sendonly',
        streams: [screen],
        sendEncodings: [{ maxBitrate: SCREEN_BITS_PER_S }],
      });
    }
  };
}
