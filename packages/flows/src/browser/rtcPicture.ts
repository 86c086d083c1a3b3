import { lineOf, START_SCALE } from './rtcTracks.ts';

/** Steps of the own picture, the best one first. `off`: no picture is sent, so that the sound has the whole path. */
export const pictureSteps = ['full', 'smaller', 'smallest', 'off'] as const;

/** Step of the own picture. */
export type PictureStep = (typeof pictureSteps)[number];

/** Time from the connection to frames of full size. */
const FULL_SIZE_AFTER_MS = 1500;
const WHOLE_PICTURES_AFTER_MS = [0, 400, 1000];

type Encoding = Required<
  Pick<RTCRtpEncodingParameters, 'active' | 'maxBitrate' | 'maxFramerate' | 'scaleResolutionDownBy'>
>;

const smallest: Encoding = {
  active: true,
  maxBitrate: 120_000,
  maxFramerate: 10,
  scaleResolutionDownBy: 4,
};

const encodings: Readonly<Record<PictureStep, Encoding>> = {
  full: { active: true, maxBitrate: 1_500_000, maxFramerate: 30, scaleResolutionDownBy: 1 },
  smaller: { active: true, maxBitrate: 400_000, maxFramerate: 20, scaleResolutionDownBy: 2 },
  smallest,
  off: { ...smallest, active: false },
};

/** Sender with encoding options. Browsers without support ignore them. Source: https://w3c.github.io/webrtc-extensions */
interface OptionSender extends RTCRtpSender {
  setParameters(
    parameters: RTCRtpSendParameters,
    options?: { encodingOptions: { keyFrame: boolean }[] },
  ): Promise<void>;
}

/** Sole owner of the parameters with which a connection sends video. */
export interface OwnPicture {
  /** Applies the parameters before the connection is up. */
  prepare: () => Promise<void>;
  /** Starts the growth from the size of the first frames. */
  begin: () => void;
  /** Changes the step. */
  show: (step: PictureStep) => Promise<void>;
  /** Whether a step has switched the picture off. */
  isPaused: () => boolean;
  /** Sends a key frame. */
  sendWhole: () => Promise<void>;
  /**
   * Sends key frames when a lost path is restored. The remote peer would otherwise wait three seconds for missing packets
   * before it requests one. One is not enough: it may be lost while the path still changes.
   */
  refresh: () => void;
}

/** Returns the owner of a connection's own picture. Changes are applied one after the other: browsers reject parallel ones. */
export function ownPicture(connection: Pick<RTCPeerConnection, 'getTransceivers'>): OwnPicture {
  let step: PictureStep = 'full';
  let sent: PictureStep = 'full';
  let leastScale = START_SCALE;
  let lastChange: Promise<void> = Promise.resolve();

  async function apply(keyFrame: boolean): Promise<void> {
    const sender: OptionSender | undefined = lineOf(connection, 'video')?.sender;
    if (!sender) return;
    const wanted = step;
    const parameters = sender.getParameters();
    for (const encoding of parameters.encodings) {
      Object.assign(encoding, encodings[wanted]);
      encoding.scaleResolutionDownBy = Math.max(encodings[wanted].scaleResolutionDownBy, leastScale);
    }
    parameters.degradationPreference = 'maintain-framerate';
    await sender.setParameters(parameters, keyFrame ? { encodingOptions: [{ keyFrame }] } : undefined);
    sent = wanted;
  }
  // A browser that rejects the parameters keeps its former ones.
  const enqueue = (keyFrame = false) => {
    lastChange = lastChange.then(() => apply(keyFrame)).catch(() => undefined);
    return lastChange;
  };
  const sendWhole = () => enqueue(true);

  return {
    prepare: () => enqueue(),
    begin: () => {
      void enqueue();
      setTimeout(() => {
        leastScale = 1;
        void enqueue();
      }, FULL_SIZE_AFTER_MS);
    },
    show: async (next) => {
      if (next === step && next === sent) return;
      step = next;
      await enqueue();
    },
    isPaused: () => sent === 'off',
    sendWhole,
    refresh: () => {
      for (const delayMs of WHOLE_PICTURES_AFTER_MS) setTimeout(() => void sendWhole(), delayMs);
    },
  };
}
