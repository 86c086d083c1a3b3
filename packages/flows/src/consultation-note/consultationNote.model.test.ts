import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import { emptyNote, type NoteHarness, startNote } from './consultationNote.harness.ts';
import { consultationNoteMachine } from './consultationNote.machine.ts';
import { isSame, unchanged, wordsOf } from './consultationNote.rules.ts';
import type { ConsultationNoteContext, StoredNote } from './consultationNote.types.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');

const changed = new FlowError('note_changed', 'This note was changed elsewhere. Compare both versions.', 412);
const there: StoredNote = { note: 'Theirs.', plan: '', version: 2, isFinished: false };
const finishedThere: StoredNote = { ...there, version: 3, isFinished: true };

const events: AnyEventObject[] = [
  { type: 'note.typed', words: { note: 'Rest.' } },
  { type: 'note.typed', words: { plan: 'Walk.' } },
  { type: 'note.finish' },
  { type: 'page.leaving' },
  { type: 'net.online' },
  { type: 'editor.opened' },
  { type: 'editor.closed' },
  { type: 'note.chosen', field: 'note', keep: 'both' },
  { type: 'note.chosen', field: 'note', keep: 'other' },
  { type: 'note.chosen', field: 'plan', keep: 'other' },
  { type: 'note.loaded', stored: finishedThere },
  done('save', 1),
  failed('save', offline),
  failed('save', changed),
  done('finish', 1),
  failed('finish', offline),
  failed('finish', changed),
  done('read', there),
  done('read', finishedThere),
  failed('read', offline),
  after('pause', 'consultationNote.draft.unsaved'),
  after('retry', 'consultationNote.draft.failed'),
];

// Without the texts themselves: keeping both of two texts makes ever longer ones.
const flags = (context: ConsultationNoteContext) => [
  isSame(context.typed, context.base),
  isSame(context.typed, context.sent),
  context.disputed,
  context.base.version,
  context.base.isFinished,
  context.other?.version,
  context.isShown,
  Math.min(context.failures, 1),
];

/** Returns whether every typed text is in sight, on the server, or on the device. */
function check({ actor, promises, device }: NoteHarness): void {
  const snapshot = actor.getSnapshot();
  const { typed, base, disputed } = snapshot.context;
  const isBusy =
    snapshot.matches({ draft: 'saving' }) ||
    snapshot.matches({ draft: 'comparing' }) ||
    snapshot.matches('finishing');
  expect(runningIds({ promises }), 'one request at a time').toHaveLength(isBusy ? 1 : 0);
  const isSaved = snapshot.matches({ draft: 'saved' }) || snapshot.matches('finished');
  if (isSaved) expect(typed, 'nothing unsaved is called saved').toEqual(wordsOf(base));
  else expect(device.kept?.typed, 'the device has what is not saved').toEqual(typed);
  expect(base.isFinished, 'finished only when the server said so').toBe(snapshot.matches('finished'));
  expect(disputed.length > 0).toBe(snapshot.matches({ draft: 'disputed' }));
}

const walk = { input: unchanged(emptyNote), events, flags };

describe('the note of a consultation, edge by edge', () => {
  it('behaves as its graph, with its invariants after every step', async () => {
    const edges = await replayEdges(consultationNoteMachine, { ...walk, start: () => startNote(), check });
    expect(edges).toBeGreaterThan(200);
  });

  it('can be finished from every state', () => {
    expect(deadEnds(edgesOf(consultationNoteMachine, walk), (name) => name.includes('"finished"'))).toEqual(
      [],
    );
  });
});
