// Consultation note with the real API.
import { consultationNoteMachine, type NoteWords } from '@vitalane/flows/consultation-note';
import { fromPromise } from 'xstate';
import { responseData } from '../api/answer.ts';
import { invalidate } from '../api/changes.ts';
import { client } from '../session/session.ts';

/** Saves without an abort signal: closing the page must not lose the input. */
function save(uuid: string, words: NoteWords): Promise<unknown> {
  const params = { path: { id: uuid } };
  return responseData(client.PATCH('/consultations/{id}', { params, body: words, keepalive: true }));
}

async function finish(uuid: string, words: NoteWords): Promise<void> {
  const params = { path: { id: uuid } };
  await responseData(client.PATCH('/consultations/{id}', { params, body: { ...words, isFinished: true } }));
  void invalidate('consultationNote');
}

/** Returns the note machine of one consultation. */
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
