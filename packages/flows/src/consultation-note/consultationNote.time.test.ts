import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, tick } from '../testing/index.ts';
import { connectConsultationNote } from './consultationNote.connect.ts';
import { type NoteHarness, startNote } from './consultationNote.harness.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');
const view = ({ actor }: NoteHarness) => connectConsultationNote(actor.getSnapshot(), actor.send);

describe('the draft of a note', () => {
  it('is saved a second after the first unsaved character, during continuous typing', () => {
    const note = startNote();
    view(note).onType({ note: 'R' });
    tick(note.clock, 600, 100);
    view(note).onType({ note: 'Re' });
    tick(note.clock, 399, 100);
    expect(view(note)).toMatchObject({ note: 'Re', status: 'unsaved' });
    expect(note.fakes.save.calls).toEqual([]);
    note.clock.increment(1);
    expect(note.fakes.save.calls).toEqual([{ note: 'Re', plan: '' }]);
    expect(view(note).status).toBe('saving');
  });

  it('is saved again after input during a save', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    tick(note.clock, 1_000, 500);
    view(note).onType({ plan: 'Walk.' });
    await play(note, done('save', undefined));
    expect(view(note)).toMatchObject({ note: 'Rest.', plan: 'Walk.', status: 'unsaved' });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls.at(-1)).toEqual({ note: 'Rest.', plan: 'Walk.' });
    await play(note, done('save', undefined));
    expect(view(note).status).toBe('saved');
  });

  it('is sent at once when the page closes', () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    note.actor.send({ type: 'page.leaving' });
    expect(note.fakes.save.calls).toEqual([{ note: 'Rest.', plan: '' }]);
  });

  it('stays on the screen and is retried with backoff until it is saved', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    tick(note.clock, 1_000, 500);
    for (const waitMs of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const tries = note.fakes.save.calls.length;
      await play(note, failed('save', offline));
      expect(view(note)).toMatchObject({ note: 'Rest.', status: 'failed' });
      tick(note.clock, waitMs - 1, 1_000);
      expect(note.fakes.save.calls).toHaveLength(tries);
      note.clock.increment(1);
      expect(note.fakes.save.calls).toHaveLength(tries + 1);
    }
    await play(note, done('save', undefined));
    expect(view(note).status).toBe('saved');
  });

  it('is retried as soon as the network is back', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    tick(note.clock, 1_000, 500);
    await play(note, failed('save', offline));
    note.actor.send({ type: 'net.online' });
    expect(view(note).status).toBe('saving');
  });
});

describe('finishing a note', () => {
  it('sends the last input and locks it', async () => {
    const note = startNote({ note: 'Rest.' });
    view(note).onType({ plan: 'Walk.' });
    view(note).onFinish();
    view(note).onType({ plan: 'Run.' });
    expect(note.fakes.finish.calls).toEqual([{ note: 'Rest.', plan: 'Walk.' }]);
    await play(note, done('finish', undefined));
    view(note).onType({ plan: 'Run.' });
    expect(view(note)).toMatchObject({ plan: 'Walk.', status: 'finished' });
  });

  it('reports a failure, and still saves the draft', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    view(note).onFinish();
    await play(note, failed('finish', new Error('boom')));
    expect(view(note)).toMatchObject({ note: 'Rest.', status: 'unsaved' });
    expect(note.effects).toEqual([
      { type: 'toast', kind: 'error', code: 'note-not-finished', message: null },
    ]);
    tick(note.clock, 1_000, 500);
    expect(view(note).status).toBe('saving');
  });

  it('is final from the start for a finished note', () => {
    expect(view(startNote({ note: 'Rest.', isFinished: true }))).toMatchObject({ status: 'finished' });
  });
});
