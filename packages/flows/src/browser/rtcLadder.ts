import { type PictureStep, pictureSteps } from './rtcPicture.ts';

/** Sample of what a connection sends. `null`: not reported, or not meaningful at the moment. */
export interface SendSample {
  atMs: number;
  /** Share of the own packets that the remote peer has lost, 0 to 1. */
  lossShare: number | null;
  roundTripMs: number | null;
  /** Rate that the path can carry, sound included; `null` while no picture is sent, because little traffic proves little. */
  availableBitsPerS: number | null;
  /** Whether the browser itself makes the picture smaller for the processor. */
  isProcessorLimited: boolean;
  /** Share of the time that encoding takes, 0 to 1. */
  encodeShare: number | null;
}

/** What keeps the own picture below its best step. */
export type SendLimit = 'network' | 'processor';

/** Step of the own picture, and why it is not the best one. */
export interface SendState {
  step: PictureStep;
  limit: SendLimit | null;
}

/**
 * Rates in bit/s, sound included: below `leave` a step is left, and one is tried again only from `enter` on. The browser
 * lets its estimate grow to little more than what is sent, so `enter` must be in reach of the step below.
 */
const rates: Readonly<Record<PictureStep, { leave: number; enter: number }>> = {
  full: { leave: 250_000, enter: 280_000 },
  smaller: { leave: 110_000, enter: 130_000 },
  smallest: { leave: 60_000, enter: 0 },
  off: { leave: 0, enter: 0 },
};

/** Loss at which a smaller picture may help; random loss of a few percent is the same at every size. */
const LOSS_SHARE = 0.1;
/** Loss at which even the smallest picture would hardly move. */
const HOPELESS_LOSS_SHARE = 0.2;
const CALM_LOSS_SHARE = 0.06;
/** Delay above the lowest round trip: packets queue on the path. */
const QUEUED_MS = 400;
/** Delay at which even the smallest picture is in the way of the sound. */
const HOPELESS_QUEUED_MS = 600;
const CALM_QUEUED_MS = 200;
const BUSY_SHARE = 0.8;
const CALM_BUSY_SHARE = 0.7;

/** Samples in a row that count as trouble. One may be the end of an outage. */
const TROUBLE_SAMPLES = 2;
/** Time after a change in which the samples still tell of what was before. */
const SETTLE_MS = 3_000;
/** The same after an outage, whose loss is reported late, and after the start. */
const START_MS = 4_000;
/** Calm time before a better step is tried. It doubles with each one that fails, and halves with each one that lasts. */
const FIRST_WAIT_MS = 8_000;
const LONGEST_WAIT_MS = 128_000;
/** Time within which a better step has to fail to count as failed. */
const TRIAL_MS = 15_000;
/** Round trips among which the lowest one is looked for. A new path with a longer one is known by then. */
const ROUND_TRIPS = 30;

/** Measures by how much a round trip exceeds the lowest recent one. */
function createQueueMeter() {
  const recent: number[] = [];
  return (roundTripMs: number | null): number => {
    if (roundTripMs === null) return 0;
    recent.push(roundTripMs);
    if (recent.length > ROUND_TRIPS) recent.shift();
    return roundTripMs - Math.min(...recent);
  };
}

const isBelow = (value: number | null, limit: number) => value !== null && value < limit;
const isAbove = (value: number | null, limit: number) => value !== null && value > limit;

function troubleAt(step: PictureStep, sample: SendSample, queuedMs: number): SendLimit | null {
  if (step === 'off') return null;
  const isSmallest = step === 'smallest';
  if (isBelow(sample.availableBitsPerS, rates[step].leave)) return 'network';
  if (isAbove(sample.lossShare, isSmallest ? HOPELESS_LOSS_SHARE : LOSS_SHARE)) return 'network';
  if (queuedMs > (isSmallest ? HOPELESS_QUEUED_MS : QUEUED_MS)) return 'network';
  // The smallest picture costs a slow processor next to nothing.
  if (isSmallest) return null;
  if (isAbove(sample.encodeShare, BUSY_SHARE)) return 'processor';
  // The browser has made the picture smaller already, so its word alone costs no more than one step.
  return step === 'full' && sample.isProcessorLimited ? 'processor' : null;
}

function isCalm(better: PictureStep, sample: SendSample, queuedMs: number): boolean {
  return (
    !isBelow(sample.availableBitsPerS, rates[better].enter) &&
    !isAbove(sample.lossShare, CALM_LOSS_SHARE) &&
    queuedMs < CALM_QUEUED_MS &&
    !sample.isProcessorLimited &&
    !isAbove(sample.encodeShare, CALM_BUSY_SHARE)
  );
}

/** Returns the next step down, or a lower one when the rate is too low for it. */
function stepBelow(step: PictureStep, { availableBitsPerS }: SendSample): PictureStep {
  const lower = pictureSteps.slice(pictureSteps.indexOf(step) + 1);
  return lower.find((next) => !isBelow(availableBitsPerS, rates[next].leave)) ?? 'off';
}

/**
 * Returns a function that takes one sample about once a second and returns the step of the own picture. `null`, for a
 * silent path, keeps the step and starts to measure anew.
 */
export function createSendLadder() {
  const queueOf = createQueueMeter();
  let state: SendState = { step: 'full', limit: null };
  let settledAtMs: number | null = null;
  let calmSinceMs = 0;
  let triedAtMs = Number.NEGATIVE_INFINITY;
  let waitMs = FIRST_WAIT_MS;
  let troubles = 0;

  function move(next: SendState, atMs: number, settleMs = SETTLE_MS): void {
    state = next;
    settledAtMs = atMs + settleMs;
    calmSinceMs = atMs;
    troubles = 0;
  }
  function goDown(limit: SendLimit, sample: SendSample): void {
    const hasFailed = sample.atMs - triedAtMs < TRIAL_MS;
    waitMs = hasFailed ? Math.min(waitMs * 2, LONGEST_WAIT_MS) : Math.max(waitMs / 2, FIRST_WAIT_MS);
    triedAtMs = Number.NEGATIVE_INFINITY;
    move({ step: stepBelow(state.step, sample), limit }, sample.atMs);
  }
  function goUp(step: PictureStep, atMs: number): void {
    triedAtMs = atMs;
    move({ step, limit: step === 'full' ? null : state.limit }, atMs);
  }

  return (sample: SendSample | null): SendState => {
    if (!sample) {
      settledAtMs = null;
      return state;
    }
    const { atMs } = sample;
    const queuedMs = queueOf(sample.roundTripMs);
    if (settledAtMs === null) move(state, atMs, START_MS);
    const limit = troubleAt(state.step, sample, queuedMs);
    troubles = limit ? troubles + 1 : 0;
    if (limit && troubles >= TROUBLE_SAMPLES && atMs >= (settledAtMs ?? 0)) {
      goDown(limit, sample);
      return state;
    }
    const better = pictureSteps[pictureSteps.indexOf(state.step) - 1];
    if (!better || !isCalm(better, sample, queuedMs)) calmSinceMs = atMs;
    else if (atMs - calmSinceMs >= waitMs) goUp(better, atMs);
    return state;
  };
}
