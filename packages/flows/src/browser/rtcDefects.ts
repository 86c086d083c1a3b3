/** Sample of what a connection receives and shows. Totals never decrease while the connection works. */
export interface Look {
  atMs: number;
  /** Frames decoded so far. */
  decoded: number;
  /** Frames presented so far; `null` while no video element is in view. */
  presented: number | null;
  /** Fingerprint of the presented frame; `null` while no video element is in view. */
  print: string | null;
  /** Audio packets received so far, and their total energy. */
  packets: number;
  energy: number;
  /** Whether the remote peer reports that it sends video, and audio. */
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/**
 * Media defect on a working path. `undecoded`: the camera is on and no frame is decoded. `unshown`: frames are decoded
 * and not presented. `unchanged`: the same frame is presented repeatedly. `silent`: audio packets without energy.
 */
export type Defect = 'undecoded' | 'unshown' | 'unchanged' | 'silent';

const UNDECODED_AFTER_MS = 4_000;
const UNSHOWN_AFTER_MS = 2_000;
const UNCHANGED_AFTER_MS = 10_000;
const SILENT_AFTER_MS = 10_000;
/** Minimum numbers of frames and packets for a missing change to count as a defect. */
const PICTURES = 6;
const PACKETS = 100;

/** Measures how long a value has not changed, and by how much another has grown meanwhile. */
function createStandstill() {
  let last: unknown;
  let sinceMs = 0;
  let amountThen = 0;
  return (value: unknown, amount: number, atMs: number) => {
    if (value !== last) {
      last = value;
      sinceMs = atMs;
      amountThen = amount;
    }
    return { forMs: atMs - sinceMs, grown: amount - amountThen };
  };
}

/** Returns a function that takes one sample about once a second and returns the worst defect, or `null`. */
export function createDefectMeter() {
  const decoding = createStandstill();
  const presenting = createStandstill();
  const changing = createStandstill();
  const sounding = createStandstill();
  return (look: Look): Defect | null => {
    const { atMs, decoded, presented, print, packets, energy, isCameraOn, isMicrophoneOn } = look;
    // `null` is a value of its own: measuring restarts when the device is on or the element in view again.
    const decode = decoding(isCameraOn ? decoded : null, 0, atMs);
    const present = presenting(presented, decoded, atMs);
    const change = changing(isCameraOn ? print : null, presented ?? 0, atMs);
    const sound = sounding(isMicrophoneOn ? energy : null, packets, atMs);
    if (isCameraOn && decode.forMs >= UNDECODED_AFTER_MS) return 'undecoded';
    if (presented !== null && present.forMs >= UNSHOWN_AFTER_MS && present.grown >= PICTURES)
      return 'unshown';
    if (isCameraOn && print !== null && change.forMs >= UNCHANGED_AFTER_MS && change.grown >= PICTURES)
      return 'unchanged';
    if (isMicrophoneOn && sound.forMs >= SILENT_AFTER_MS && sound.grown >= PACKETS) return 'silent';
    return null;
  };
}
