/** Options of the probe. */
export interface ProbeOptions {
  /** Delay of each socket message of the page before it is sent. */
  signalDelayMs: number;
  /** Additional STUN server for all peer connections. */
  stunUrl: string | null;
  /** Whether media may use relays only. */
  isRelayOnly: boolean;
}

/** Peer connection with its recorded events. */
interface WatchedPeer {
  connection: RTCPeerConnection;
  createdAtMs: number;
  /** When each candidate pair was selected. */
  pathsAtMs: number[];
  /** Number of offers received during another negotiation. */
  collisions: number;
  hasFailed: boolean;
}

/** Events that a page records about its call. All times are in milliseconds since 1970, comparable across pages. */
export interface Probe {
  /** When the page requested camera and microphone. */
  mediaAskedAtMs: number[];
  tracks: MediaStreamTrack[];
  peers: WatchedPeer[];
  sockets: WebSocket[];
  /** When the server announced the other participant. */
  othersJoinedAtMs: number[];
  /** When the server admitted this page to the room. */
  greetedAtMs: number[];
  /** When each remote frame was shown. */
  framesAtMs: number[];
  /** When the page started to show that it reconnects. */
  hintsAtMs: number[];
  errors: string[];
}

/**
 * Runs in the page before its own scripts: wraps peer connections, sockets and `getUserMedia`, and observes video elements.
 * It is serialised, so it must not use anything from outside its body.
 */
export function installProbe({ signalDelayMs, stunUrl, isRelayOnly }: ProbeOptions): void {
  const probe: Probe = {
    mediaAskedAtMs: [],
    tracks: [],
    peers: [],
    sockets: [],
    othersJoinedAtMs: [],
    greetedAtMs: [],
    framesAtMs: [],
    hintsAtMs: [],
    errors: [],
  };
  Object.assign(globalThis, { probe });

  addEventListener('error', ({ message }) => probe.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => probe.errors.push(String(reason)));

  const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    probe.mediaAskedAtMs.push(Date.now());
    const stream = await getUserMedia(constraints);
    probe.tracks.push(...stream.getTracks());
    return stream;
  };

  const adapted = (configuration: RTCConfiguration = {}): RTCConfiguration => ({
    ...configuration,
    iceServers: [...(configuration.iceServers ?? []), ...(stunUrl ? [{ urls: stunUrl }] : [])],
    ...(isRelayOnly && { iceTransportPolicy: 'relay' }),
  });

  const NativePeer = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends NativePeer {
    readonly #watched: WatchedPeer = {
      connection: this,
      createdAtMs: Date.now(),
      pathsAtMs: [],
      collisions: 0,
      hasFailed: false,
    };
    #isPathWatched = false;

    constructor(configuration?: RTCConfiguration) {
      super(adapted(configuration));
      probe.peers.push(this.#watched);
      this.addEventListener('connectionstatechange', () => {
        if (this.connectionState === 'failed') this.#watched.hasFailed = true;
      });
    }

    override setConfiguration(configuration?: RTCConfiguration): void {
      super.setConfiguration(adapted(configuration));
    }

    override async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
      if (description.type === 'offer' && this.signalingState !== 'stable') this.#watched.collisions += 1;
      await super.setRemoteDescription(description);
      const transport = this.getTransceivers()[0]?.receiver.transport?.iceTransport;
      if (!transport || this.#isPathWatched) return;
      this.#isPathWatched = true;
      transport.addEventListener('selectedcandidatepairchange', () =>
        this.#watched.pathsAtMs.push(Date.now()),
      );
    }
  };

  const NativeSocket = window.WebSocket;
  window.WebSocket = class extends NativeSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      probe.sockets.push(this);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        if (data.startsWith('42["user:joined"')) probe.othersJoinedAtMs.push(Date.now());
        if (data.startsWith('42["room:joined"')) probe.greetedAtMs.push(Date.now());
      });
    }

    override send(...message: Parameters<WebSocket['send']>): void {
      setTimeout(() => {
        if (this.readyState === NativeSocket.OPEN) super.send(...message);
      }, signalDelayMs);
    }
  };

  const watched = new WeakSet<HTMLVideoElement>();
  function watchFrames(video: HTMLVideoElement): void {
    if (watched.has(video)) return;
    watched.add(video);
    const note = () => {
      const stream = video.srcObject;
      const isOwn =
        stream instanceof MediaStream && stream.getTracks().some((track) => probe.tracks.includes(track));
      if (!isOwn) probe.framesAtMs.push(Date.now());
      video.requestVideoFrameCallback(note);
    };
    video.requestVideoFrameCallback(note);
  }

  let isHinting = false;
  const lookAround = () => {
    for (const video of document.querySelectorAll('video')) watchFrames(video);
    const isReconnecting = document.body.textContent.includes('Reconnecting…');
    if (isReconnecting && !isHinting) probe.hintsAtMs.push(Date.now());
    isHinting = isReconnecting;
  };
  new MutationObserver(() => document.body && lookAround()).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
