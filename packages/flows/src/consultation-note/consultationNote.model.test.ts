import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { FlowError } from '../shared/errors.ts';
import { after, deadEnds, done, edgesOf, failed, replayEdges, runningIds } from '../testing/index.ts';
import { type NoteHarness, startNote } from './consultationNote.harness.ts';
import { consultationNoteMachine } from './consultationNote.machine.ts';
import type { ConsultationNoteContext } from './consultationNote.types.ts';

const offline = new FlowError('network-request-failed', 'Network error. Please try again.');

const events: AnyEventObject[] = [
  { type: 'note.typed', words: { note: 'Rest.' } },
  { type: 'note.typed', words: { plan: 'Walk.' } },
  { type: 'note.typed', words: { note: '', plan: '' } },
  { type: 'note.finish' },
  { type: 'page.leaving' },
  { type: 'net.online' },
  done('save', undefined),
  failed('save', offline),
  done('finish', undefined),
  failed('finish', offline),
  after('pause', 'consultationNote.draft.unsaved'),
  after('retry', 'consultationNote.draft.failed'),
];

const flags = ({ typed, sent, saved, isFinished, failures }: ConsultationNoteContext) => [
  typed,
  sent,
  saved,
  isFinished,
  Math.min(failures, 1),
];

function check({ actor, promises, fakes }: NoteHarness): void {
  const snapshot = actor.getSnapshot();
  const { typed, saved, isFinished } = snapshot.context;
  const isSending = snapshot.matches({ draft: 'saving' }) || snapshot.matches('finishing');
  expect(runningIds({ promises }), 'one writing at a time').toHaveLength(isSending ? 1 : 0);
  if (snapshot.matches({ draft: 'saved' })) expect(typed, 'nothing unsaved is called saved').toEqual(saved);
  expect(isFinished, 'finished only when the server said so').toBe(snapshot.matches('finished'));
  if (isFinished) expect(saved, 'what was finished is what was shown').toEqual(typed);
  if (isFinished) expect(fakes.finish.calls.at(-1)).toEqual(typed);
}

const walk = { input: { note: '', plan: '', isFinished: false }, events, flags };

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
