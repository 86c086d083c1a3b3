import { describe, expect, it } from 'vitest';
import { FlowError } from '../shared/errors.ts';
import { done, failed, play, tick } from '../testing/index.ts';
import { connectConsultationNote } from './consultationNote.connect.ts';
import { emptyNote, type NoteHarness, startNote } from './consultationNote.harness.ts';

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
    expect(note.fakes.save.calls).toEqual([{ words: { note: 'Re', plan: '' }, version: 0 }]);
    expect(view(note).status).toBe('saving');
  });

  it('is saved again after input during a save', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    tick(note.clock, 1_000, 500);
    view(note).onType({ plan: 'Walk.' });
    await play(note, done('save', 1));
    expect(view(note)).toMatchObject({ note: 'Rest.', plan: 'Walk.', status: 'unsaved' });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls.at(-1)).toEqual({ words: { note: 'Rest.', plan: 'Walk.' }, version: 1 });
    await play(note, done('save', 2));
    expect(view(note).status).toBe('saved');
  });

  it('is sent at once when the page closes', () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    note.actor.send({ type: 'page.leaving' });
    expect(note.fakes.save.calls).toEqual([{ words: { note: 'Rest.', plan: '' }, version: 0 }]);
  });

  it('stays on the screen and is retried with backoff until it is saved', async () => {
    const note = startNote();
    view(note).onType({ note: 'Rest.' });
    tick(note.clock, 1_000, 500);
    for (const waitMs of [2_000, 4_000, 5_000, 5_000]) {
      const tries = note.fakes.save.calls.length;
      await play(note, failed('save', offline));
      expect(view(note)).toMatchObject({ note: 'Rest.', status: 'failed' });
      tick(note.clock, waitMs - 1, 1_000);
      expect(note.fakes.save.calls).toHaveLength(tries);
      note.clock.increment(1);
      expect(note.fakes.save.calls).toHaveLength(tries + 1);
    }
    await play(note, done('save', 1));
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

describe('a note that is left', () => {
  it('is saved at once, and says nothing when that succeeds', async () => {
    const note = startNote();
    note.actor.send({ type: 'editor.opened' });
    view(note).onType({ plan: 'Walk.' });
    note.actor.send({ type: 'editor.closed' });
    expect(note.fakes.save.calls).toEqual([{ words: { note: '', plan: 'Walk.' }, version: 0 }]);
    await play(note, done('save', 1));
    expect(note.effects).toEqual([]);
  });

  it('says that it is kept when the server cannot be reached, and later that it was sent', async () => {
    const note = startNote();
    note.actor.send({ type: 'editor.opened' });
    view(note).onType({ plan: 'Walk.' });
    note.actor.send({ type: 'editor.closed' });
    await play(note, failed('save', offline));
    tick(note.clock, 2_000, 500);
    await play(note, failed('save', offline));
    note.actor.send({ type: 'net.online' });
    await play(note, done('save', 1));
    expect(note.effects).toMatchObject([
      { type: 'toast', kind: 'warning', code: 'note-kept' },
      { type: 'toast', kind: 'success', code: 'note-sent' },
    ]);
  });

  it('says that it is kept also when it could not be saved before', async () => {
    const note = startNote();
    note.actor.send({ type: 'editor.opened' });
    view(note).onType({ plan: 'Walk.' });
    tick(note.clock, 1_000, 500);
    await play(note, failed('save', offline));
    note.actor.send({ type: 'editor.closed' });
    expect(view(note).status).toBe('saving');
    expect(note.effects).toMatchObject([{ code: 'note-kept' }]);
  });
});

describe('the device', () => {
  it('keeps the text from the first key until the server has it', async () => {
    const note = startNote();
    view(note).onType({ note: 'R' });
    expect(note.device.kept).toEqual({ typed: { note: 'R', plan: '' }, base: emptyNote, unanswered: [] });
    tick(note.clock, 1_000, 500);
    expect(note.device.kept).toMatchObject({ unanswered: [{ note: 'R', plan: '' }] });
    view(note).onType({ note: 'Re' });
    await play(note, done('save', 1));
    expect(note.device.kept).toEqual({
      typed: { note: 'Re', plan: '' },
      base: { note: 'R', plan: '', version: 1, isFinished: false },
      unanswered: [],
    });
    tick(note.clock, 1_000, 500);
    await play(note, done('save', 2));
    expect(note.device.kept).toBeNull();
  });

  it('sends after a reload what it has kept', () => {
    const note = startNote({ typed: { note: 'Rest.', plan: '' } });
    expect(view(note)).toMatchObject({ note: 'Rest.', status: 'unsaved' });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls).toHaveLength(1);
  });

  it('shows in every tab what one of them types', async () => {
    const note = startNote();
    const unsaved = { typed: { note: 'Rest.', plan: '' }, base: emptyNote, unanswered: [] };
    note.actor.send({ type: 'note.shared', unsaved });
    expect(view(note)).toMatchObject({ note: 'Rest.', status: 'unsaved' });
  });
});

describe('a note that was changed elsewhere', () => {
  const changed = new FlowError('note_changed', 'Changed.', 412);
  const there = { ...emptyNote, note: 'Theirs.', version: 4 };

  async function startDispute(stored = there) {
    const note = startNote();
    view(note).onType({ note: 'Mine.', plan: 'Walk.' });
    tick(note.clock, 1_000, 500);
    await play(note, failed('save', changed));
    await play(note, done('read', stored));
    return note;
  }

  it('takes the other text of a field that was not changed here', async () => {
    const note = startNote();
    view(note).onType({ plan: 'Walk.' });
    tick(note.clock, 1_000, 500);
    await play(note, failed('save', changed));
    await play(note, done('read', there));
    expect(view(note)).toMatchObject({ note: 'Theirs.', plan: 'Walk.', dispute: null });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls.at(-1)).toEqual({
      words: { note: 'Theirs.', plan: 'Walk.' },
      version: 4,
    });
  });

  it('shows both texts of a field that was changed on both sides, and saves what the doctor chooses', async () => {
    const note = await startDispute();
    expect(view(note)).toMatchObject({
      note: 'Mine.',
      status: 'disputed',
      dispute: { note: 'Theirs.', fields: ['note'], isFinished: false },
    });
    view(note).onChoose('note', 'both');
    expect(view(note)).toMatchObject({ note: 'Mine.\n\nTheirs.', status: 'unsaved', dispute: null });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls.at(-1)).toMatchObject({ version: 4 });
  });

  it.each([
    ['own', 'Mine.'],
    ['other', 'Theirs.'],
  ] as const)('keeps the %s text', async (keep, text) => {
    const note = await startDispute();
    view(note).onChoose('note', keep);
    expect(view(note)).toMatchObject({ note: text, plan: 'Walk.' });
  });

  it("is the doctor's own when the server has a text whose answer was lost", async () => {
    const note = startNote();
    view(note).onType({ note: 'M' });
    tick(note.clock, 1_000, 500);
    view(note).onType({ note: 'Mine.' });
    await play(note, failed('save', offline));
    tick(note.clock, 2_000, 500);
    await play(note, failed('save', changed));
    await play(note, done('read', { ...emptyNote, note: 'M', version: 1 }));
    expect(view(note)).toMatchObject({ note: 'Mine.', dispute: null });
    tick(note.clock, 1_000, 500);
    expect(note.fakes.save.calls.at(-1)).toMatchObject({ words: { note: 'Mine.' }, version: 1 });
  });

  it('keeps the own text in sight when the other version is finished', async () => {
    const note = await startDispute({ ...there, isFinished: true });
    expect(view(note).dispute).toMatchObject({ fields: ['note', 'plan'], isFinished: true });
    expect(note.device.kept?.typed).toEqual({ note: 'Mine.', plan: 'Walk.' });
    view(note).onChoose('note', 'other');
    view(note).onChoose('plan', 'other');
    expect(view(note)).toMatchObject({ note: 'Theirs.', plan: '', status: 'finished' });
    expect(note.device.kept).toBeNull();
  });

  it('is told when no editor shows the note', async () => {
    const note = await startDispute();
    expect(note.effects).toMatchObject([{ kind: 'warning', code: 'note-disputed' }]);
  });
});

describe('finishing a note', () => {
  it('sends the last input and locks it', async () => {
    const note = startNote({ stored: { note: 'Rest.' } });
    view(note).onType({ plan: 'Walk.' });
    view(note).onFinish();
    view(note).onType({ plan: 'Run.' });
    expect(note.fakes.finish.calls).toEqual([{ words: { note: 'Rest.', plan: 'Walk.' }, version: 0 }]);
    await play(note, done('finish', 1));
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
    expect(view(startNote({ stored: { note: 'Rest.', isFinished: true } }))).toMatchObject({
      status: 'finished',
    });
  });
});
