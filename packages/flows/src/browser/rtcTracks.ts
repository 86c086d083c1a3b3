/** Factor by which the first frames are smaller. They arrive sooner on a slow network and on a slow processor. */
export const START_SCALE = 2;

const kinds = ['audio', 'video'] as const;

const trackOf = (local: MediaStream | null, kind: string) =>
  local?.getTracks().find((track) => track.kind === kind) ?? null;

/** Returns the transceiver of a kind. */
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
  const fresh = connection
    .getTransceivers()
    .filter(({ mid, direction }) => mid !== null && direction !== 'sendrecv');
  for (const transceiver of fresh) {
    transceiver.direction = 'sendrecv';
    if (local) transceiver.sender.setStreams(local);
  }
  if (fresh.length > 0) await picture.prepare();
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
  for (const { sender } of connection.getTransceivers()) await sender.replaceTrack(null);
  await putTracks(connection, local);
}
