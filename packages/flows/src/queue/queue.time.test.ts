import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, tick } from '../testing/index.ts';
import { connectQueue } from './queue.connect.ts';
import {
  answers,
  NRIC,
  noPlace,
  place,
  type QueueHarness,
  registration,
  startQueue,
} from './queue.harness.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const questions = ({ fakes }: QueueHarness) => fakes.status.calls.length;
const view = ({ actor }: QueueHarness) => connectQueue(actor.getSnapshot(), actor.send);

async function waiting(input: { jitter?: number; isHidden?: boolean } = {}) {
  const queue = startQueue({ nric: NRIC, ...input });
  view(queue).onJoin();
  await play(queue, done('lookup', place(4)));
  return queue;
}

describe('joining', () => {
  it('opens the room and reports the wait', async () => {
    const queue = await waiting();
    expect(queue.fakes.lookup.calls).toEqual([{ nric: NRIC }]);
    expect(queue.effects).toEqual([{ type: 'navigate', to: 'room', roomId: 'room-1' }]);
    expect(view(queue)).toMatchObject({
      status: 'waiting',
      isInQueue: true,
      place: { count: 4, wait: { fromMins: 10, toMins: 20 } },
      notice: null,
    });
  });

  it('sends one request for several clicks (Q2)', () => {
    const queue = startQueue({ nric: NRIC });
    for (let press = 0; press < 3; press += 1) view(queue).onJoin();
    expect(queue.fakes.lookup.calls).toHaveLength(1);
    expect(view(queue).isBusy).toBe(true);
  });

  it('first tells the answers before the visit, and joins only when the server has them', async () => {
    const queue = startQueue({ nric: NRIC });
    view(queue).onJoin(NRIC, answers);
    expect(queue.fakes.tell.calls).toEqual([answers]);
    expect(queue.fakes.lookup.calls).toEqual([]);
    expect(view(queue)).toMatchObject({ status: 'joining', isBusy: true });
    await play(queue, done('tell'));
    expect(queue.fakes.lookup.calls).toEqual([{ nric: NRIC }]);
  });

  it.each([
    [new FlowError('internal-error', 'x', 500), 'answers-not-kept'],
    [new FlowError('consent_outdated', 'x', 409), 'consent-outdated'],
    [offline, 'offline'],
  ])('does not join without the answers: %s', async (error, code) => {
    const queue = startQueue({ nric: NRIC });
    view(queue).onJoin(NRIC, answers);
    await play(queue, failed('tell', error));
    expect(queue.fakes.lookup.calls).toEqual([]);
    expect(queue.effects).toEqual([{ type: 'toast', kind: 'error', code }]);
    expect(view(queue)).toMatchObject({ status: 'failed', notice: code });
  });

  it('asks for the identity number when the profile has none', () => {
    const queue = startQueue({ nric: null });
    view(queue).onJoin();
    expect(view(queue)).toMatchObject({
      status: 'idle',
      notice: 'nric-missing',
    });
    view(queue).onJoin(NRIC);
    expect(view(queue)).toMatchObject({ status: 'joining', notice: null });
  });

  it.each([
    ['the answer', done('lookup', noPlace)],
    ['the code', failed('lookup', new FlowError('patient_not_found', 'Nobody', 404))],
  ])(
    'goes to the registration form when %s says that the clinic does not know the patient',
    async (_, event) => {
      const queue = startQueue({ nric: NRIC });
      view(queue).onJoin();
      await play(queue, event);
      expect(queue.effects).toEqual([{ type: 'navigate', to: 'registration' }]);
      expect(view(queue)).toMatchObject({ status: 'notRegistered', notice: 'not-registered' });
    },
  );

  it.each([
    [new FlowError('internal-error', 'x', 500), 'records-not-found'],
    [offline, 'offline'],
  ])('says so when the records cannot be fetched: %s', async (error, code) => {
    const queue = startQueue({ nric: NRIC });
    view(queue).onJoin();
    await play(queue, failed('lookup', error));
    expect(queue.effects).toEqual([{ type: 'toast', kind: 'error', code }]);
    expect(view(queue)).toMatchObject({ status: 'failed', notice: code });
  });
});

describe('a push', () => {
  it('with counts is shown at once, without a request', async () => {
    const queue = await waiting();
    queue.actor.send({
      type: 'queue.pushed',
      counts: { checkedInCount: 6, doctorsOnline: 0, position: 6, wait: null },
    });
    expect(view(queue)).toMatchObject({
      place: { count: 6, wait: null },
      notice: 'no-doctor',
    });
    expect(questions(queue)).toBe(0);
  });

  it("carries the server's own range", async () => {
    const queue = await waiting();
    const wait = { fromMins: 40, toMins: 70 };
    queue.actor.send({
      type: 'queue.pushed',
      counts: { checkedInCount: 9, doctorsOnline: 1, position: 5, wait },
    });
    expect(view(queue).place).toEqual({ count: 9, wait: { fromMins: 40, toMins: 70 } });
  });

  it('about more patients behind does not lengthen the wait', async () => {
    const queue = await waiting();
    queue.actor.send({
      type: 'queue.pushed',
      counts: { checkedInCount: 200, doctorsOnline: 1, position: 1, wait: null },
    });
    expect(view(queue).place).toEqual({ count: 200, wait: { fromMins: 0, toMins: 10 } });
  });

  it('triggers a request when the own place has changed, or when a pending response may be older', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'queue.pushed', counts: null });
    expect(questions(queue)).toBe(1);
    queue.actor.send({
      type: 'queue.pushed',
      counts: { checkedInCount: 6, doctorsOnline: 1, position: 6, wait: null },
    });
    expect(questions(queue)).toBe(2);
  });
});

describe('registering', () => {
  async function unknownToTheClinic() {
    const queue = startQueue({ nric: null });
    view(queue).onJoin(NRIC);
    await play(queue, done('lookup', noPlace));
    return queue;
  }

  it('starts with the last number, and joins the queue once the clinic has registered the patient', async () => {
    const queue = await unknownToTheClinic();
    expect(view(queue).nric).toBe(NRIC);
    view(queue).onRegister(registration);
    expect(view(queue)).toMatchObject({ status: 'registering', isBusy: true, isRegistered: false });
    expect(queue.fakes.register.calls).toEqual([registration]);
    await play(queue, done('register'));
    expect(view(queue).status).toBe('joining');
    await play(queue, done('lookup', place(4)));
    expect(queue.effects).toEqual([
      { type: 'navigate', to: 'registration' },
      { type: 'navigate', to: 'room', roomId: 'room-1' },
    ]);
    expect(queue.fakes.lookup.calls).toHaveLength(2);
  });

  it('sends one request for several clicks', async () => {
    const queue = await unknownToTheClinic();
    for (let press = 0; press < 3; press += 1) view(queue).onRegister(registration);
    expect(queue.fakes.register.calls).toHaveLength(1);
  });

  it('reports the clinic’s refusals by field, and accepts the edited form', async () => {
    const queue = await unknownToTheClinic();
    view(queue).onRegister(registration);
    const refused = new FlowError('invalid', 'Please check these fields.', 422, {
      mobile: 'Enter a number.',
    });
    await play(queue, failed('register', refused));
    expect(view(queue)).toMatchObject({
      status: 'registrationFailed',
      refusal: { message: 'Please check these fields.', fields: { mobile: 'Enter a number.' } },
    });
    view(queue).onRegister(registration);
    expect(view(queue)).toMatchObject({ status: 'registering', refusal: null });
  });

  it('keeps the registration when only joining fails', async () => {
    const queue = await unknownToTheClinic();
    view(queue).onRegister(registration);
    await play(queue, done('register'));
    await play(queue, failed('lookup', offline));
    expect(view(queue)).toMatchObject({
      status: 'failed',
      isRegistered: true,
      notice: 'offline',
    });
    view(queue).onJoin();
    expect(queue.fakes.lookup.calls.at(-1)).toEqual({ nric: NRIC });
  });

  it('is possible when the form is opened directly', async () => {
    const queue = startQueue({ nric: null });
    view(queue).onRegister(registration);
    await play(queue, done('register'));
    expect(queue.fakes.lookup.calls).toEqual([{ nric: NRIC }]);
  });
});

describe('a response without a room', () => {
  it('is a failure, never a page without a room', async () => {
    const queue = startQueue({ nric: NRIC });
    view(queue).onJoin();
    await play(queue, done('lookup', place(4, null)));
    expect(view(queue).status).toBe('failed');
    expect(queue.effects).toEqual([{ type: 'toast', kind: 'error', code: 'records-not-found' }]);
  });
});

describe('waiting', () => {
  it('sends a request at once on the page of a room, without joining', () => {
    const queue = startQueue({ nric: NRIC, room: 'room-1' });
    expect(questions(queue)).toBe(1);
    expect(queue.fakes.lookup.calls).toEqual([]);
    expect(view(queue)).toMatchObject({ status: 'waiting', place: null, room: 'room-1' });
  });

  it.each([
    [{}, 15_000],
    [{ isHidden: true }, 60_000],
    [{ jitter: 0.2 }, 18_000],
    [{ jitter: -0.2 }, 12_000],
  ])('asks again in its time: %o after %i ms', async (input, delayMs) => {
    const queue = await waiting(input);
    tick(queue.clock, delayMs - 1, 1_000);
    expect(questions(queue)).toBe(0);
    queue.clock.increment(1);
    expect(questions(queue)).toBe(1);
  });

  it('polls less often while the clinic does not respond, and marks the count as outdated after 45 s', async () => {
    const queue = await waiting();
    for (const delayMs of [15_000, 30_000, 60_000, 60_000]) {
      tick(queue.clock, delayMs, 1_000);
      await play(queue, failed('status', offline));
    }
    expect(questions(queue)).toBe(4);
    expect(view(queue).notice).toBe('stale');
    tick(queue.clock, 60_000, 1_000);
    await play(queue, done('status', place(2)));
    expect(view(queue)).toMatchObject({
      place: { count: 2, wait: { fromMins: 0, toMins: 10 } },
      notice: null,
    });
    tick(queue.clock, 15_000, 1_000);
    expect(questions(queue)).toBe(6);
  });

  it('is outdated at 45 s since the last response and not a millisecond sooner', async () => {
    const queue = await waiting();
    tick(queue.clock, 14_999, 1_000);
    queue.actor.send({ type: 'queue.pushed' });
    await play(queue, done('status', place(3)));
    tick(queue.clock, 44_999, 1_000);
    expect(view(queue).notice).toBeNull();
    queue.clock.increment(1);
    expect(view(queue).notice).not.toBeNull();
  });

  it.each(['queue.pushed', 'net.online', 'page.visible'] as const)('polls at once on %s', async (type) => {
    const queue = await waiting({ isHidden: true });
    queue.actor.send({ type });
    expect(questions(queue)).toBe(1);
  });

  it('restarts a pending request when a change is announced, and ignores the older response (Q8)', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'queue.pushed' });
    const older = queue.fakes.status.current();
    queue.actor.send({ type: 'queue.pushed' });
    older?.resolve(place(9));
    await play(queue, done('status', place(3)));
    expect(questions(queue)).toBe(2);
    expect(view(queue).place).toEqual({ count: 3, wait: { fromMins: 0, toMins: 10 } });
  });

  it('reports that no doctor is online', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'queue.pushed' });
    await play(queue, done('status', { ...place(4), doctorsOnline: 0 }));
    expect(view(queue).notice).toBe('no-doctor');
  });

  it('ends at once when the place is lost', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'queue.pushed' });
    await play(queue, done('status', noPlace));
    expect(view(queue)).toMatchObject({
      status: 'notInQueue',
      isInQueue: false,
      place: null,
      notice: 'not-in-queue',
    });
  });
});

describe('leaving', () => {
  it('gives up the place, navigates back, and ignores late responses (Q6)', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'queue.pushed' });
    const late = queue.fakes.status.current();
    view(queue).onLeave();
    expect(view(queue)).toMatchObject({ status: 'leaving', isBusy: true });
    await play(queue, done('leave'));
    late?.resolve(place(9));
    tick(queue.clock, 300_000, 5_000);
    expect(view(queue)).toMatchObject({ status: 'idle', isInQueue: false, place: null, room: null });
    expect(queue.effects.at(-1)).toEqual({ type: 'navigate', to: 'consultations' });
    expect(questions(queue)).toBe(1);
  });

  it('keeps the place and reports the refusal of the server', async () => {
    const queue = await waiting();
    view(queue).onLeave();
    await play(queue, failed('leave', new FlowError('in_consultation', 'You are in a consultation.', 409)));
    expect(view(queue)).toMatchObject({ status: 'waiting', place: { count: 4 } });
    expect(queue.effects.at(-1)).toMatchObject({
      type: 'toast',
      code: 'leave-failed',
      message: 'You are in a consultation.',
    });
  });

  it('stops polling during the call and restarts after it', async () => {
    const queue = await waiting();
    queue.actor.send({ type: 'call.joined' });
    tick(queue.clock, 300_000, 5_000);
    expect(questions(queue)).toBe(0);
    queue.actor.send({ type: 'call.ended' });
    expect(view(queue)).toMatchObject({ status: 'idle', place: null });
  });
});
