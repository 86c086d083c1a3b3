// The note of a consultation over the real calls.
import { consultationNoteMachine, type NoteWords } from '@vitalane/flows/consultation-note';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { invalidate } from '../api/changes.ts';
import { client } from '../session/session.ts';

/** A save is not withdrawn when the page goes: otherwise the input would be lost. */
function save(uuid: string, words: NoteWords): Promise<unknown> {
  const params = { path: { id: uuid } };
  return answerOf(client.PATCH('/consultations/{id}', { params, body: words, keepalive: true }));
}

async function finish(uuid: string, words: NoteWords): Promise<void> {
  const params = { path: { id: uuid } };
  await answerOf(client.PATCH('/consultations/{id}', { params, body: { ...words, isFinished: true } }));
  void invalidate('consultationNote');
}

/** Returns the note of one consultation. */
export function liveConsultationNoteMachine(uuid: string) {
  return consultationNoteMachine.provide({
    actors: {
      save: fromPromise<void, NoteWords>(async ({ input }) => {
        await save(uuid, input);
      }),
      finish: fromPromise<void, NoteWords>(({ input }) => finish(uuid, input)),
    },
  });
}
