import type { CallMeasurement, MeterCommand } from './call.types.ts';

/** Longest time that the service accepts. A suspended page measures longer ones, which say nothing. */
const LONGEST_SETUP_MS = 120_000;

/** Time in which a freeze after another is the same one, perhaps in a new connection. */
const SAME_FREEZE_MS = 30_000;

/** Returns a function that takes what happens in one call, and returns a measurement when there is one. */
export function createCallMeter() {
  let remoteId: string | null = null;
  let linkedAtMs: number | null = null;
  let frozenAtMs = Number.NEGATIVE_INFINITY;

  // A connection that is rebuilt before it has worked belongs to the same setup, one that is rebuilt later to none.
  const link = (id: string, nowMs: number) => {
    if (id !== remoteId) linkedAtMs = nowMs;
    remoteId = id;
  };
  const takeSetupMs = (nowMs: number) => {
    const setupMs = linkedAtMs === null ? null : nowMs - linkedAtMs;
    linkedAtMs = null;
    return setupMs;
  };
  const isSameFreeze = (nowMs: number) => {
    const isSame = nowMs - frozenAtMs < SAME_FREEZE_MS;
    frozenAtMs = nowMs;
    return isSame;
  };

  return (command: MeterCommand, nowMs: number): CallMeasurement | null => {
    if (command.type === 'meter.linked') {
      link(command.remoteId, nowMs);
      return null;
    }
    if (command.type === 'meter.path') {
      const setupMs = takeSetupMs(nowMs);
      if (setupMs === null || setupMs > LONGEST_SETUP_MS) return null;
      return { kind: 'setup', seconds: setupMs / 1000, path: command.path };
    }
    const { kind } = command;
    if (kind === 'freeze' && isSameFreeze(nowMs)) return null;
    // The next connection is a new one, also with the same page.
    if (kind === 'failure') remoteId = linkedAtMs = null;
    return { kind };
  };
}
