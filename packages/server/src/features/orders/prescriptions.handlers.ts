import type { Order } from '@vitalane/contract';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import { storeDocument } from '../../files/storeDocument.ts';
import { documentTypes } from '../../lists/choices.ts';
import type { Services } from '../../services/services.ts';
import { orderAnnouncer } from './orders.notices.ts';
import { findOrder } from './orders.queries.ts';
import { givenReason, openStatuses } from './orders.rules.ts';
import { decidePrescription, linkPrescription } from './prescriptions.queries.ts';

const prescriptionType = documentTypes.find(({ code }) => code === 'prescription');

/** Creates the handlers of prescriptions: the patient uploads one, a doctor releases or refuses it. */
export function prescriptionsHandlers({
  config: { mail },
  files,
  mailer,
}: Pick<Services, 'config' | 'files' | 'mailer'>): Pick<
  Handlers,
  'attachPrescription' | 'decidePrescription'
> {
  const announce = orderAnnouncer(mail ? mailer : undefined);
  if (!prescriptionType) throw new Error('The list of document types lacks "prescription"');
  const typeId = prescriptionType.uuid;

  return {
    async attachPrescription({ body, caller, db, params, now }) {
      const { document_file: upload, medications } = body;
      const order = await db.transaction(async (tx) => {
        const found = await findOrder(tx, caller, params.id);
        if (!found) throw new ApiError('not_found');
        if (!openStatuses.includes(found.status)) throw new ApiError('order_status_conflict');
        checkWaiting(found, medications);
        const name = `Prescription for order ${found.number}`;
        const ownerId = caller.accountId;
        const document = await storeDocument(tx, files, { upload, name, typeId, ownerId, now });
        const lines = { id: params.id, medications, documentId: document.id };
        // A doctor may have released a line meanwhile.
        if ((await linkPrescription(tx, caller, lines)) < new Set(medications).size)
          throw new ApiError('conflict');
        return await findOrder(tx, caller, params.id);
      });
      if (!order) throw new ApiError('not_found');
      return { status: 200, body: order };
    },

    async decidePrescription({ body, caller, db, params, now, audit }) {
      const { medication, file, decision } = body;
      const isRefused = decision === 'refused';
      const reason = isRefused
        ? givenReason(body.reason, 'Say why you refuse the prescription. The patient will read it.')
        : null;
      const order = await db.transaction(async (tx) => {
        const given = { id: params.id, medication, file, decision, reason };
        const isDecided = await decidePrescription(tx, given);
        const found = await findOrder(tx, caller, params.id);
        if (!found) throw new ApiError('not_found');
        if (!isDecided) throw new ApiError('conflict');
        const objectId = `${params.id} ${medication}`;
        await audit(isRefused ? 'prescription.refuse' : 'prescription.release', 'done', { objectId, db: tx });
        await announce(tx, { id: params.id, to: `prescription_${decision}`, now });
        return found;
      });
      return { status: 200, body: order };
    },
  };
}

/** Throws `invalid` for medicines that do not wait for a prescription. */
function checkWaiting({ medications: lines }: Order, medications: readonly string[]): void {
  const waiting = lines.filter(({ prescription }) => prescription && prescription.state !== 'released');
  const known = new Set(waiting.map(({ uuid }) => uuid));
  const fields = medications.flatMap((uuid, index) =>
    known.has(uuid)
      ? []
      : [
          {
            name: `medications.${index}`,
            message: 'This medicine does not wait for a prescription. Reload the order.',
          },
        ],
  );
  if (fields.length > 0) throw new ApiError('invalid', { fields });
}
