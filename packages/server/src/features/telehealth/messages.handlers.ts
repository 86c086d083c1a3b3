import type { VisitMessage } from '@vitalane/contract';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError, invalidField } from '../../errors/apiError.ts';
import type { Services } from '../../services/services.ts';
import { findOwnConsultation } from './consultation.queries.ts';
import { listMessages, type MessageRow, storeMessage } from './messages.queries.ts';
import { refusalOfMessage } from './messages.rules.ts';

/** Creates the handlers of the messages between the patient and the doctor of a consultation. */
export function messageHandlers({
  live,
}: Services): Pick<Handlers, 'listVisitMessages' | 'sendVisitMessage'> {
  return {
    async listVisitMessages({ caller, db, params }) {
      const row = await findOwnConsultation(db, caller, params.id);
      if (!row) throw new ApiError('not_found');
      const messages = await listMessages(db, row);
      return { status: 200, body: { items: messages.map(toMessage), nextCursor: null } };
    },

    async sendVisitMessage({ body: { text }, caller, db, params, now, afterCommit }) {
      if (text.trim() === '') throw invalidField('text', 'Write a message first.');
      const message = await db.transaction(async (tx) => {
        const row = await findOwnConsultation(tx, caller, params.id);
        if (!row) throw new ApiError('not_found');
        const refusal = refusalOfMessage(row, now);
        if (refusal) throw new ApiError(refusal);
        afterCommit(() => live.messagesChanged(row));
        const from = caller.role === 'ROLE_DOCTOR' ? 'doctor' : 'patient';
        return await storeMessage(tx, caller, { consultationId: row.id, from, text, sentAt: now });
      });
      return { status: 201, body: toMessage(message) };
    },
  };
}

function toMessage({ id, from, text, sentAt }: MessageRow): VisitMessage {
  return { uuid: id, from, text, sentAt: sentAt.toISOString() };
}
