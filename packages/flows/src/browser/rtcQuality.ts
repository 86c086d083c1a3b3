import type { CallQuality, QualityAdvice, QualityLevel } from '../call/call.types.ts';
import type { SendSample, SendState } from './rtcLadder.ts';

/** Sample of what a connection receives. `null`: nothing was received. */
export interface ReceiveSample {
  /** Share of the packets that were lost, 0 to 1. */
  lossShare: number | null;
  /** Share of the sound that was made up for lost or late packets, 0 to 1. */
  concealedShare: number | null;
}

/** Input of the quality meter. */
export interface QualitySample {
  sent: Pick<SendSample, 'atMs' | 'lossShare' | 'roundTripMs'>;
  received: ReceiveSample;
  /** State of the own picture; `null` while the camera is off. */
  picture: SendState | null;
}

/** Limits of each level but the good one. */
const limits = {
  weak: { lossShare: 0.08, concealedShare: 0.06, roundTripMs: 800 },
  bad: { lossShare: 0.2, concealedShare: 0.15, roundTripMs: 1_500 },
} as const;

const WORSE_AFTER_MS = 3_000;
const BETTER_AFTER_MS = 8_000;
/** Time below the good level after which there is advice. A short disturbance needs none. */
const ADVICE_AFTER_MS = 4_000;

const levels: readonly QualityLevel[] = ['good', 'weak', 'bad'];

function isBeyond({ sent, received }: QualitySample, level: 'weak' | 'bad'): boolean {
  const { lossShare, concealedShare, roundTripMs } = limits[level];
  return (
    (sent.lossShare ?? 0) > lossShare ||
    (received.lossShare ?? 0) > lossShare ||
    (received.concealedShare ?? 0) > concealedShare ||
    (sent.roundTripMs ?? 0) > roundTripMs
  );
}

/** Returns whether so much is missing that a picture stands still because of the path. Repairs would only load it more. */
export const isDisturbed = ({ lossShare, concealedShare }: ReceiveSample): boolean =>
  (lossShare ?? 0) > limits.bad.lossShare || (concealedShare ?? 0) > limits.bad.concealedShare;

function levelNow(sample: QualitySample): QualityLevel {
  const step = sample.picture?.step ?? 'full';
  if (step === 'off' || isBeyond(sample, 'bad')) return 'bad';
  return step !== 'full' || isBeyond(sample, 'weak') ? 'weak' : 'good';
}

function adviceFor(picture: SendState | null): QualityAdvice {
  if (!picture || picture.step === 'full') return 'unsteady';
  if (picture.limit === 'processor') return 'busy-device';
  return picture.step === 'off' ? 'no-picture' : 'smaller-picture';
}

/** Follows a rank only when it has stayed above or below the last result for a while. */
function createSteadyRank() {
  let steady = 0;
  let way = 0;
  let nearest = 0;
  let sinceMs = 0;
  return (rank: number, atMs: number): number => {
    const wayNow = Math.sign(rank - steady);
    if (wayNow !== way) {
      sinceMs = atMs;
      nearest = rank;
    }
    way = wayNow;
    nearest = way > 0 ? Math.min(nearest, rank) : Math.max(nearest, rank);
    if (way === 0 || atMs - sinceMs < (way > 0 ? WORSE_AFTER_MS : BETTER_AFTER_MS)) return steady;
    steady = nearest;
    way = 0;
    return steady;
  };
}

/** Returns a function that takes one sample about once a second and returns the quality of the call, which does not flicker. */
export function createQualityMeter() {
  const steadyRank = createSteadyRank();
  let goodAtMs: number | null = null;
  let advice: QualityAdvice | null = null;
  return (sample: QualitySample): CallQuality => {
    const { atMs } = sample.sent;
    const now = levelNow(sample);
    const level = levels[steadyRank(levels.indexOf(now), atMs)] ?? 'good';
    if (level === 'good' || goodAtMs === null) goodAtMs = atMs;
    if (level === 'good') advice = null;
    // While the level still waits to become good, the advice stays.
    else if (now !== 'good' && atMs - goodAtMs >= ADVICE_AFTER_MS) advice = adviceFor(sample.picture);
    return { level, advice };
  };
}
