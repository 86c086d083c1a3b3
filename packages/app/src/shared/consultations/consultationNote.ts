// Consultation notes of this page, with the real API, device and connection.
import type { ConsultationDetails } from '@vitalane/contract';
import { connectAuth } from '@vitalane/flows/auth';
import { createNoteStore } from '@vitalane/flows/browser';
import { createNotes, type SaveInput, type StoredNote } from '@vitalane/flows/consultation-note';
import { consultationNoteMessages } from '@vitalane/ui/messages';
import { invalidate } from '../../api/changes.ts';
import { presentOwner } from '../../api/known.ts';
import { responseData } from '../../lib/answer.ts';
import { notify } from '../../lib/notify.ts';
import { connection } from '../../session/connection.ts';
import { noteDraftPrefix } from '../../session/drafts.ts';
import { client, session } from '../../session/session.ts';

/** Returns the texts of a consultation as the server has them. */
export const toStoredNote = ({ note, plan, noteVersion, finishedAt }: ConsultationDetails): StoredNote => ({
  note: note ?? '',
  plan: plan ?? '',
  version: noteVersion,
  isFinished: finishedAt !== null,
});

/** Sends texts without an abort signal: closing the page must not lose the input. Returns the new version. */
async function send(uuid: string, { words, version }: SaveInput, change: { isFinished?: true } = {}) {
  const params = { path: { id: uuid }, header: { 'If-Match': `"${version}"` } };
  const body = { ...words, ...change };
  const saved = await responseData(client.PATCH('/consultations/{id}', { params, body, keepalive: true }));
  return saved.noteVersion ?? version;
}

const prefix = () => {
  const owner = presentOwner();
  return owner && noteDraftPrefix(owner);
};

/** Notes of this page; each outlives its editor. */
export const notes = createNotes({
  store: createNoteStore(prefix),
  server: {
    save: (uuid, input) => send(uuid, input),
    async finish(uuid, input) {
      const version = await send(uuid, input, { isFinished: true });
      void invalidate('consultationNote');
      return version;
    },
    async read(uuid) {
      const params = { path: { id: uuid } };
      return toStoredNote(await responseData(client.GET('/consultations/{id}', { params })));
    },
  },
  onEffect: ({ kind, code, message }) =>
    notify({ type: kind, message: message ?? consultationNoteMessages[code] }),
});

window.addEventListener('pagehide', notes.leave);
window.addEventListener('pageshow', notes.shareAll);
window.addEventListener('online', notes.wake);
window.addEventListener('storage', ({ key }) => {
  const start = prefix();
  if (key && start && key.startsWith(start)) notes.share(key.slice(start.length));
});
document.addEventListener('visibilitychange', () =>
  document.visibilityState === 'hidden' ? notes.leave() : notes.shareAll(),
);
connection.onStateChange(() => {
  if (connection.isConnected()) notes.wake();
});
session.subscribe((snapshot) => {
  if (connectAuth(snapshot, session.send).status === 'signedOut') notes.stop();
});
