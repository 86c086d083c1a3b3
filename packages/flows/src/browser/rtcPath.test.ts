import { expect, test } from 'vitest';
import { pathOf } from './rtcPath.ts';

const host = { id: 'host', type: 'local-candidate', candidateType: 'host' };
const mirrored = { id: 'mirrored', type: 'remote-candidate', candidateType: 'srflx' };
const relayed = { id: 'relayed', type: 'remote-candidate', candidateType: 'relay' };
const pairOf = (id: string, remote: { id: string }, more: object) => ({
  id,
  type: 'candidate-pair',
  localCandidateId: host.id,
  remoteCandidateId: remote.id,
  ...more,
});
const spare = pairOf('spare', mirrored, { state: 'succeeded', nominated: false });

function statsOf(...entries: { id: string; type: string }[]) {
  return new Map([host, mirrored, relayed, ...entries].map((entry) => [entry.id, entry]));
}

test.each([
  ['direct', mirrored],
  ['relay', relayed],
] as const)('a path is %s by either candidate of the selected pair', (path, remote) => {
  const transport = { id: 'transport', type: 'transport', selectedCandidatePairId: 'pair' };
  const stats = statsOf(spare, pairOf('pair', remote, { state: 'in-progress' }), transport);
  expect(pathOf(stats)).toBe(path);
});

test('without a transport that names it, the selected pair is the nominated one', () => {
  const nominated = pairOf('pair', relayed, { state: 'succeeded', nominated: true });
  expect(pathOf(statsOf(spare, nominated))).toBe('relay');
});

test('before a pair is selected there is no path', () => {
  expect(pathOf(statsOf(spare))).toBeNull();
});
