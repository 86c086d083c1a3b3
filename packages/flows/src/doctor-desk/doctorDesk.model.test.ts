import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import {
  calledPatient,
  type DeskHarness,
  startDesk,
  takenPatient,
  waitingPatient,
} from './doctorDesk.harness.ts';
import { doctorDeskMachine } from './doctorDesk.machine.ts';
import type { DoctorDeskContext } from './doctorDesk.types.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');

const events: AnyEventObject[] = [
  { type: 'availability.set', isAvailable: true },
  { type: 'availability.set', isAvailable: false },
  { type: 'availability.retry' },
  { type: 'patients.reload' },
  { type: 'patient.open', uuid: 'a' },
  { type: 'patient.open', uuid: 'nobody' },
  { type: 'patient.next' },
  { type: 'patient.noShow', uuid: 'a' },
  { type: 'patient.noShow', uuid: 'b' },
  { type: 'queue.pushed' },
  { type: 'page.hidden' },
  { type: 'page.visible' },
  { type: 'net.online' },
  done('availability', { isAvailable: true }),
  done('availability', { isAvailable: false }),
  failed('availability', offline),
  done('saveAvailability', { isAvailable: true }),
  done('saveAvailability', { isAvailable: false }),
  failed('saveAvailability', offline),
  done('patients', []),
  done('patients', [waitingPatient('a')]),
  failed('patients', offline),
  done('refresh', [waitingPatient('a')]),
  done('refresh', [calledPatient('a'), takenPatient('b')]),
  done('markNoShow', undefined),
  failed('markNoShow', offline),
  failed('refresh', offline),
  after('poll', 'doctorDesk.patients.ready'),
  after('poll', 'doctorDesk.patients.failed'),
  after('poll', 'doctorDesk.availability.failed'),
];

/**
 * Returns the parts of the context that guards read. A hidden page and failures only delay the next request, which
 * the time tests cover.
 */
const flags = ({ isAvailable, wanted, patients, marking }: DoctorDeskContext) => [
  isAvailable,
  wanted,
  patients.map(({ uuid, status }) => `${uuid} ${status}`).join(),
  marking,
];

function observe({ server }: DeskHarness, event: AnyEventObject): void {
  if (/^xstate\.done\.actor\.(saveA|a)vailability$/.test(event.type))
    server.isAvailable = event.output.isAvailable;
}

function check({ actor, effects, promises, server }: DeskHarness): void {
  const snapshot = actor.getSnapshot();
  const { context } = snapshot;
  expect(context.isAvailable, 'Q7: what the server last confirmed').toBe(server.isAvailable);
  expect(context.wanted !== null, 'Q7: a wish only while it is saved').toBe(
    snapshot.matches({ availability: 'saving' }),
  );
  const isAsking = snapshot.matches({ patients: 'loading' }) || snapshot.matches({ patients: 'refreshing' });
  const listRequests = runningIds({ promises }).filter((id) => id === 'patients' || id === 'refresh');
  expect(listRequests, 'one question for the list').toHaveLength(isAsking ? 1 : 0);
  expect(context.marking, 'one no-show at a time').toBe(
    snapshot.matches({ attendance: 'marking' }) ? 'a' : null,
  );
  const opened = effects.filter(({ type }) => type === 'navigate');
  expect(
    opened.every(({ to, roomId }) => to === 'room' && roomId === 'room-of-a'),
    'only rooms of the list',
  ).toBe(true);
}

const walk = { input: {}, events, flags };

describe("the doctor's desk, edge by edge", () => {
  it('behaves as its graph, with its invariants after every step', async () => {
    const edges = await replayEdges(doctorDeskMachine, { ...walk, start: () => startDesk(), observe, check });
    expect(edges).toBeGreaterThan(800);
  });

  it('can always reach a list and both availabilities', () => {
    const edges = edgesOf(doctorDeskMachine, walk);
    for (const state of ['"ready"', '"available"', '"unavailable"'])
      expect(deadEnds(edges, (name) => name.includes(state))).toEqual([]);
  });
});
