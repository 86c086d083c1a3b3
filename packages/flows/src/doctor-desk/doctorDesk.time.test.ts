import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, tick } from '../testing/index.ts';
import { connectDoctorDesk } from './doctorDesk.connect.ts';
import {
  calledPatient,
  type DeskHarness,
  startDesk,
  takenPatient,
  waitingPatient,
} from './doctorDesk.harness.ts';
import type { DeskPatient } from './doctorDesk.types.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const view = ({ actor }: DeskHarness) => connectDoctorDesk(actor.getSnapshot(), actor.send);

async function openDesk(...uuids: string[]) {
  const desk = startDesk();
  await play(desk, done('availability', { isAvailable: false }));
  await play(desk, done('patients', uuids.map(waitingPatient)));
  return desk;
}

describe('availability', () => {
  it('shows the choice at once and keeps the stored value', async () => {
    const desk = await openDesk();
    view(desk).onSetAvailable(true);
    expect(view(desk)).toMatchObject({ isAvailable: true, availabilityStatus: 'saving' });
    expect(desk.fakes.saveAvailability.calls).toEqual([{ isAvailable: true }]);
    await play(desk, done('saveAvailability', { isAvailable: true }));
    expect(view(desk)).toMatchObject({ isAvailable: true, availabilityStatus: 'ready' });
  });

  it('saves nothing when nothing changes', async () => {
    const desk = await openDesk();
    view(desk).onSetAvailable(false);
    expect(desk.fakes.saveAvailability.calls).toEqual([]);
  });

  it('restores the last value of the server when saving fails, and reports it (Q7)', async () => {
    const desk = await openDesk();
    view(desk).onSetAvailable(true);
    await play(desk, failed('saveAvailability', new Error('boom')));
    expect(view(desk)).toMatchObject({ isAvailable: false, availabilityStatus: 'ready' });
    expect(desk.effects).toEqual([
      { type: 'toast', kind: 'error', code: 'availability-unsaved', message: null },
    ]);
  });

  it('can be loaded again after a failure', async () => {
    const desk = startDesk();
    await play(desk, failed('availability', offline));
    expect(view(desk)).toMatchObject({
      isAvailable: null,
      availabilityStatus: 'failed',
    });
    view(desk).onRetryAvailability();
    expect(view(desk).availabilityStatus).toBe('loading');
  });

  it.each(['net.online', 'page.visible', 'queue.pushed'] as const)(
    'is loaded again by itself after a failure, with %s',
    async (type) => {
      const desk = startDesk();
      await play(desk, failed('availability', offline));
      desk.actor.send({ type });
      expect(view(desk).availabilityStatus).toBe('loading');
    },
  );

  it('is loaded again by itself a quarter of a minute after a failure', async () => {
    const desk = startDesk();
    await play(desk, failed('availability', offline));
    desk.clock.increment(14_999);
    expect(view(desk).availabilityStatus).toBe('failed');
    desk.clock.increment(1);
    expect(view(desk).availabilityStatus).toBe('loading');
  });
});

describe('the patient list', () => {
  it('never shows "failed to load" as an empty list, and retries', async () => {
    const desk = startDesk();
    await play(desk, failed('patients', offline));
    expect(view(desk)).toMatchObject({
      patientsStatus: 'failed',
      isPatientsStale: false,
    });
    tick(desk.clock, 30_000, 1_000);
    expect(view(desk).patientsStatus).toBe('loading');
  });

  it('keeps the list when a reload fails, and marks it as stale', async () => {
    const desk = await openDesk('a');
    view(desk).onReload();
    await play(desk, failed('refresh', offline));
    expect(view(desk)).toMatchObject({
      patientsStatus: 'ready',
      patients: [waitingPatient('a')],
      isPatientsStale: true,
    });
    view(desk).onReload();
    await play(desk, done('refresh', []));
    expect(view(desk)).toMatchObject({ patients: [], isPatientsStale: false });
  });

  it('is requested every 15 s, and at once when the queue changes', async () => {
    const desk = await openDesk('a');
    tick(desk.clock, 14_999, 1_000);
    expect(view(desk).patientsStatus).toBe('ready');
    desk.clock.increment(1);
    expect(view(desk).patientsStatus).toBe('refreshing');
    desk.actor.send({ type: 'queue.pushed' });
    expect(desk.fakes.patients.calls).toHaveLength(3);
    expect(desk.fakes.patients.running()).toEqual(['refresh']);
  });

  it('rings once for each arrival, and not for earlier patients', async () => {
    const desk = await openDesk('a');
    for (const uuids of [['a'], ['a', 'b'], ['a', 'b'], ['b']]) {
      view(desk).onReload();
      await play(desk, done('refresh', uuids.map(waitingPatient)));
    }
    expect(desk.effects).toEqual([{ type: 'sound', name: 'bell' }]);
  });

  it('opens the room of a listed patient repeatedly, and no other room', async () => {
    const desk = await openDesk('a');
    view(desk).onOpen('a');
    view(desk).onOpen('nobody');
    view(desk).onOpen('a');
    const room = { type: 'navigate', to: 'room', roomId: 'room-of-a' };
    expect(desk.effects).toEqual([room, room]);
  });
});

describe('calling patients', () => {
  const openDeskOf = async (...patients: DeskPatient[]) => {
    const desk = await openDesk();
    view(desk).onReload();
    await play(desk, done('refresh', patients));
    desk.effects.length = 0;
    return desk;
  };

  it('calls the longest-waiting patient next, and nobody when nobody waits', async () => {
    const desk = await openDeskOf(calledPatient('a'), waitingPatient('b'), waitingPatient('c'));
    expect(view(desk).hasNext).toBe(true);
    view(desk).onOpenNext();
    expect(desk.effects).toEqual([{ type: 'navigate', to: 'room', roomId: 'room-of-b' }]);
    const empty = await openDeskOf(calledPatient('a'));
    expect(view(empty).hasNext).toBe(false);
    view(empty).onOpenNext();
    expect(empty.effects).toEqual([]);
  });

  it('calls a patient again after a drop, and does not enter the call of another doctor', async () => {
    const desk = await openDeskOf(calledPatient('a'), takenPatient('b'));
    view(desk).onOpen('a');
    view(desk).onOpen('b');
    expect(desk.effects).toEqual([{ type: 'navigate', to: 'room', roomId: 'room-of-a' }]);
  });

  it('marks a no-show once, and removes the row at once', async () => {
    const desk = await openDeskOf(calledPatient('a'), waitingPatient('b'));
    view(desk).onMarkNoShow('a');
    view(desk).onMarkNoShow('a');
    view(desk).onMarkNoShow('b');
    expect(desk.fakes.markNoShow.calls).toEqual([{ uuid: 'a' }]);
    expect(view(desk).markingUuid).toBe('a');
    await play(desk, done('markNoShow', undefined));
    expect(view(desk)).toMatchObject({ markingUuid: null, patients: [waitingPatient('b')] });
  });

  it('shows the server’s reason when a no-show could not be marked', async () => {
    const desk = await openDeskOf(calledPatient('a'));
    view(desk).onMarkNoShow('a');
    const message = 'The patient is here, or may still come. Wait until the time has passed.';
    await play(desk, failed('markNoShow', new FlowError('patient_may_come', message, 409)));
    expect(view(desk)).toMatchObject({ markingUuid: null, patients: [calledPatient('a')] });
    expect(desk.effects).toEqual([{ type: 'toast', kind: 'error', code: 'no-show-failed', message }]);
  });
});
