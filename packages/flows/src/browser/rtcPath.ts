import type { CallPath } from '../call/call.types.ts';

/** Statistics of a connection. */
type Stats = Pick<RTCStatsReport, 'get' | 'values'>;

// Not every browser names the selected pair in its transport.
function selectedPair(stats: Stats) {
  const entries = [...stats.values()];
  const named = entries.find(
    ({ type, selectedCandidatePairId }) => type === 'transport' && selectedCandidatePairId,
  );
  if (named) return stats.get(named.selectedCandidatePairId);
  return entries.find(
    ({ type, state, nominated }) => type === 'candidate-pair' && state === 'succeeded' && nominated,
  );
}

/** Returns how the media of a connection go; `null` before a pair of candidates is selected. */
export function pathOf(stats: Stats): CallPath | null {
  const pair = selectedPair(stats);
  if (!pair) return null;
  const ends = [stats.get(pair.localCandidateId), stats.get(pair.remoteCandidateId)];
  return ends.some((candidate) => candidate?.candidateType === 'relay') ? 'relay' : 'direct';
}
