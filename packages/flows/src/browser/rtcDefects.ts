/** One look at what a connection receives and shows. Totals only ever grow, except in a connection that is broken. */
export interface Look {
  atMs: number;
  /** Pictures decoded so far. */
  decoded: number;
  /** Pictures presented so far; null while no video element is in view. */
  presented: number | null;
  /** What the presented picture looks like; null with `presented`. */
  print: string | null;
  /** Sound received so far: packets, and their energy. */
  packets: number;
  energy: number;
  /** Whether the other side says that it sends a picture, and sound. */
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/**
 * What is wrong with media on a path that works. `undecoded`: a camera is on, and no picture is decoded. `unshown`: pictures
 * are decoded and not presented. `unchanged`: the same picture is presented again and again. `silent`: sound without energy.
 */
export type Defect = 'undecoded' | 'unshown' | 'unchanged' | 'silent';

const UNDECODED_AFTER_MS = 4_000;
const UNSHOWN_AFTER_MS = 2_000;
const UNCHANGED_AFTER_MS = 10_000;
const SILENT_AFTER_MS = 10_000;
/** So many have to come in before the lack of a change means something. */
const PICTURES = 6;
const PACKETS = 100;

/** Measures for how long a value has been the same, and how far another has grown meanwhile. */
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

/** Creates a meter. Feed it a look about once a second; it returns what is wrong, the worst first, or null. */
export function createDefectMeter() {
  const decoding = createStandstill();
  const presenting = createStandstill();
  const changing = createStandstill();
  const sounding = createStandstill();
  return (look: Look): Defect | null => {
    const { atMs, decoded, presented, print, packets, energy, isCameraOn, isMicrophoneOn } = look;
    // A device that is off, or an element out of view, is a value of its own: the measure begins when it is back.
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
