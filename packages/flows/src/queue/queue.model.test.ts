import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import {
  answers,
  NRIC,
  noPlace,
  place,
  type QueueHarness,
  registration,
  startQueue,
} from './queue.harness.ts';
import { queueMachine } from './queue.machine.ts';
import type { QueueContext, QueueInput } from './queue.types.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const unknown = new FlowError('patient_not_found', 'Patient not found', 404);
const broken = new FlowError('internal-error', 'Something Went Wrong', 500);

const refused = new FlowError('invalid', 'Please check these fields.', 422, { mobile: 'Enter a number.' });

const starts: [string, QueueInput][] = [
  ['a page without a room', { nric: NRIC }],
  ['a profile without an identity number', { nric: null }],
  ['the page of a room', { nric: NRIC, room: 'room-1' }],
  ['a room but no identity number', { nric: null, room: 'room-1' }],
];

const always: AnyEventObject[] = [
  { type: 'queue.join' },
  { type: 'queue.join', nric: NRIC },
  { type: 'queue.join', nric: NRIC, answers },
  { type: 'queue.leave' },
  { type: 'patient.submit', registration },
  { type: 'queue.pushed' },
  { type: 'queue.pushed', counts: { checkedInCount: 3, doctorsOnline: 1, position: 2, wait: null } },
  { type: 'page.hidden' },
  { type: 'page.visible' },
  { type: 'net.online' },
  { type: 'call.joined' },
  { type: 'call.ended' },
  done('tell'),
  failed('tell', offline),
  failed('tell', broken),
  done('lookup', place(4)),
  done('lookup', place(4, null)),
  done('lookup', noPlace),
  failed('lookup', unknown),
  failed('lookup', offline),
  failed('lookup', broken),
  done('status', place(3)),
  done('status', noPlace),
  failed('status', offline),
  done('register'),
  failed('register', refused),
  failed('register', offline),
  done('leave'),
  failed('leave', new FlowError('in_consultation', 'You are in a consultation.', 409)),
  after('poll', 'queue.waiting.resting'),
];

// That timer fires once per fresh response: it is not armed while the count is already outdated.
const events = ({ isStale }: QueueContext) =>
  isStale ? always : [...always, after('staleAfter', 'queue.waiting')];

const flags = (context: QueueContext) => [
  context.nric !== null,
  context.room,
  context.count,
  context.isStale,
  context.isHidden,
  Math.min(context.failures, 2),
  context.code,
  context.refusal?.message,
  context.isRegistered,
];

const isFoundAnswer = (event: AnyEventObject) =>
  /^xstate\.done\.actor\.(lookup|status)$/.test(event.type) && event.output.patientFound;

function observe({ actor, seen }: QueueHarness, event: AnyEventObject): void {
  const snapshot = actor.getSnapshot();
  if (isFoundAnswer(event)) seen.latestCount = event.output.checkedInCount;
  if (event.counts && snapshot.matches({ waiting: 'resting' }))
    seen.latestCount = event.counts.checkedInCount;
  if (/actor\.lookup$/.test(event.type) && snapshot.matches({ outside: 'notRegistered' }))
    seen.registrations += 1;
}

function check({ actor, effects, promises, seen }: QueueHarness): void {
  const snapshot = actor.getSnapshot();
  const running = runningIds({ promises });
  const asking = snapshot.matches({ waiting: 'polling' }) ? 1 : 0;
  expect(
    running.filter((id) => id === 'status'),
    'Q3: one question while polling',
  ).toHaveLength(asking);
  const telling = snapshot.matches('telling') ? 1 : 0;
  expect(
    running.filter((id) => id === 'tell'),
    'the answers are told once, before joining',
  ).toHaveLength(telling);
  const joining = snapshot.matches('lookingUp') ? 1 : 0;
  expect(
    running.filter((id) => id === 'lookup'),
    'Q2: one lookup while joining',
  ).toHaveLength(joining);
  const registering = snapshot.matches('registering') ? 1 : 0;
  expect(
    running.filter((id) => id === 'register'),
    'one registration while registering',
  ).toHaveLength(registering);
  expect(snapshot.matches({ outside: 'registrationFailed' }), 'a refusal is kept until the next try').toBe(
    snapshot.context.refusal !== null,
  );
  const toForm = effects.filter((effect) => effect.to === 'registration');
  expect(toForm, 'Q4: one way to the form for each "not found"').toHaveLength(seen.registrations);
  expect(JSON.stringify(effects), 'Q5: no identity number leaves').not.toContain(NRIC);
  if (snapshot.hasTag('inQueue'))
    expect(snapshot.context.count, 'Q8: the latest count').toBe(seen.latestCount);
}

describe('the place in the queue, edge by edge', () => {
  it.each(starts)('behaves as its graph from %s, with its invariants after every step', async (_, input) => {
    const start = () => startQueue(input);
    const edges = await replayEdges(queueMachine, { input, events, flags, start, observe, check });
    expect(edges).toBeGreaterThan(600);
  });

  it.each(starts)('can always reach a place and leave it again from %s', (_, input) => {
    const edges = edgesOf(queueMachine, { input, events, flags });
    expect(deadEnds(edges, (name) => name.includes('"waiting"'))).toEqual([]);
    expect(deadEnds(edges, (name) => name.includes('"idle"'))).toEqual([]);
  });
});
