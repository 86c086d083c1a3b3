import type { ErrorCode, VisitMessage } from '@vitalane/contract';
import type { Caller } from '../../authorisation/caller.ts';
import type { ConsultationRow } from '../../authorisation/openPlaces.queries.ts';
import type { Call, Handlers } from '../../contract/handlers.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import type { FileFacts } from '../../files/files.ts';
import type { Services } from '../../services/services.ts';
import { findOwnConsultation, readOwnConsultation } from './consultation.queries.ts';
import { fileIn, findDocumentFile, listMessages, type MessageRow, storeMessage } from './messages.queries.ts';
import { refusalOfFile, refusalOfMessage, type Side } from './messages.rules.ts';

type MessageCalls = 'listVisitMessages' | 'sendVisitMessage' | 'sendVisitFile' | 'sendVisitDocument';
type SendingCall = Pick<Call<'sendVisitFile'>, 'caller' | 'db' | 'params' | 'now' | 'afterCommit'>;

const noFile = { fileName: null, mediaType: null, sizeBytes: null };
const sideOf = ({ role }: Caller): Side => (role === 'ROLE_DOCTOR' ? 'doctor' : 'patient');

/** Creates the handlers of what the patient and the doctor of a consultation send each other. */
export function messageHandlers({ files, live }: Services): Pick<Handlers, MessageCalls> {
  /** Stores a message with the consultation of a call, unless it is refused. Throws `not_found` and the refusal. */
  async function send(
    { caller, db, params, afterCommit }: SendingCall,
    message: Omit<MessageRow, 'consultationId'>,
    refusalOf: (visit: ConsultationRow) => ErrorCode | null,
  ): Promise<VisitMessage> {
    return await db.transaction(async (tx) => {
      const visit = found(await findOwnConsultation(tx, caller, params.id));
      accept(refusalOf(visit));
      afterCommit(async () => {
        await live.messagesChanged(visit);
        // The desk shows the number of files.
        if (visit.status === 'waiting') await live.queueChanged();
      });
      return toMessage(await storeMessage(tx, caller, { ...message, consultationId: visit.id }));
    });
  }

  /** As {@link send}, for a file whose bytes `keep` stores under the id of the message. */
  async function sendFile(
    call: SendingCall,
    keep: (id: string) => Promise<FileFacts>,
  ): Promise<VisitMessage> {
    const { caller, db, params, now } = call;
    const message = envelope(call);
    const refusalOf = (visit: ConsultationRow) => refusalOfFile(visit, message.from, now);
    // Before the row is locked: decoding takes seconds, and the call needs its row meanwhile.
    accept(refusalOf(found(await readOwnConsultation(db, caller, params.id))));
    return await send(call, { ...message, text: '', ...(await keep(message.id)) }, refusalOf);
  }

  return {
    async listVisitMessages({ caller, db, params }) {
      const messages = await listMessages(db, found(await readOwnConsultation(db, caller, params.id)));
      return { status: 200, body: { items: messages.map(toMessage), nextCursor: null } };
    },

    async sendVisitMessage(call) {
      const { text } = call.body;
      if (text.trim() === '') throw invalidField('text', 'Write a message first.');
      const message = { ...envelope(call), text, ...noFile };
      return {
        status: 201,
        body: await send(call, message, (visit) => refusalOfMessage(visit, call.now)),
      };
    },

    async sendVisitFile(call) {
      const upload = call.body.document_file;
      const keep = (id: string) => files.keep(id, { upload, field: 'document_file' });
      return { status: 201, body: await sendFile(call, keep) };
    },

    async sendVisitDocument(call) {
      const document = await findDocumentFile(call.db, call.caller, call.body.document);
      if (!document) throw invalidField('document', 'This document is not in your record any more.');
      const { file, name: fileName } = document;
      return {
        status: 201,
        body: await sendFile(call, async (id) => {
          await files.copy(file, id);
          return { fileName, mediaType: file.mediaType, sizeBytes: file.sizeBytes };
        }),
      };
    },
  };
}

function envelope({ caller, now }: { caller: Caller; now: Date }) {
  return { id: timeOrderedId(now), from: sideOf(caller), sentAt: now };
}

function found(visit: ConsultationRow | undefined): ConsultationRow {
  if (!visit) throw new ApiError('not_found');
  return visit;
}

function accept(refusal: ErrorCode | null): void {
  if (refusal) throw new ApiError(refusal);
}

function toMessage(row: MessageRow): VisitMessage {
  const { id, from, text, sentAt } = row;
  const sent = fileIn(row);
  const file = sent && { name: sent.fileName, contentType: sent.mediaType, sizeBytes: sent.sizeBytes };
  return { uuid: id, from, text, file, sentAt: sentAt.toISOString() };
}
