import type { OrderPrescriptionState } from '@vitalane/contract';
import { and, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { healthDocument, medicineOrder, orderLine } from '../../db/schema.ts';
import { openStatuses } from './orders.rules.ts';

/** Where the prescription of a line stands. */
export const prescriptionState = sql<OrderPrescriptionState>`coalesce(${orderLine.prescriptionDecision}, case when ${orderLine.prescriptionDocumentId} is null then 'awaited' else 'uploaded' end)`;

/** Condition for orders that have not left the clinic. */
export const isStillOpen = inArray(medicineOrder.status, [...openStatuses]);
/** Condition for lines whose prescription no doctor has released. */
export const isUnreleased = ne(prescriptionState, 'released');

/** Returns the condition for orders with a line that needs a prescription and meets a condition. */
export function hasLineWith(db: Database, condition: SQL): SQL {
  const ofOrder = and(eq(orderLine.orderId, medicineOrder.id), orderLine.needsPrescription, condition);
  return exists(db.select({ orderId: orderLine.orderId }).from(orderLine).where(ofOrder));
}

/** Links a document to lines of the caller's open order. Returns how many lines it now belongs to. */
export async function linkPrescription(
  tx: Database,
  caller: Pick<Caller, 'accountId'>,
  { id, medications, documentId }: { id: string; medications: readonly string[]; documentId: string },
): Promise<number> {
  const own = tx
    .select({ id: medicineOrder.id })
    .from(medicineOrder)
    .where(and(ownedBy(medicineOrder, caller), eq(medicineOrder.id, id), isStillOpen));
  const linked = await tx
    .update(orderLine)
    .set({ prescriptionDocumentId: documentId, prescriptionDecision: null, prescriptionReason: null })
    .where(
      and(
        inArray(orderLine.orderId, own),
        inArray(orderLine.userMedicationId, [...medications]),
        orderLine.needsPrescription,
        isUnreleased,
      ),
    )
    .returning({ position: orderLine.position });
  return linked.length;
}

/** A doctor's decision about the prescription of one line. */
interface Decision {
  /** Id of the order. */
  id: string;
  medication: string;
  /** File that the doctor looked at. */
  file: string;
  decision: 'released' | 'refused';
  reason: string | null;
}

/** Stores a decision about an uploaded prescription of an open order. Returns whether it applied. */
export async function decidePrescription(
  tx: Database,
  { id, medication, file, decision, reason }: Decision,
): Promise<boolean> {
  const seen = tx
    .select({ id: healthDocument.id })
    .from(healthDocument)
    .innerJoin(medicineOrder, eq(medicineOrder.ownerId, healthDocument.ownerId))
    .where(and(eq(medicineOrder.id, id), isStillOpen, eq(healthDocument.fileId, file)));
  const decided = await tx
    .update(orderLine)
    .set({ prescriptionDecision: decision, prescriptionReason: reason })
    .where(
      and(
        eq(orderLine.orderId, id),
        eq(orderLine.userMedicationId, medication),
        orderLine.needsPrescription,
        eq(prescriptionState, 'uploaded'),
        inArray(orderLine.prescriptionDocumentId, seen),
      ),
    )
    .returning({ position: orderLine.position });
  return decided.length > 0;
}

/** Returns whether a patient's file is a prescription that waits for a doctor. */
export async function isPrescriptionToDecide(
  db: Database,
  patient: Pick<Caller, 'accountId'>,
  fileId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: medicineOrder.id })
    .from(orderLine)
    .innerJoin(medicineOrder, eq(medicineOrder.id, orderLine.orderId))
    .innerJoin(healthDocument, eq(healthDocument.id, orderLine.prescriptionDocumentId))
    .where(
      and(
        ownedBy(medicineOrder, patient),
        ownedBy(healthDocument, patient),
        eq(healthDocument.fileId, fileId),
        isStillOpen,
        orderLine.needsPrescription,
        eq(prescriptionState, 'uploaded'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
