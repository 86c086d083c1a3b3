import { addMs, dayMs } from '@vitalane/time';
import { and, eq, gte, or } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { alertSharing, consultation } from '../../db/schema.ts';
import { sharingWords } from './alerts.view.ts';

type Owner = Pick<Caller, 'accountId'>;

/** How long a contact with the clinic counts as a relation. */
const relationMs = 365 * dayMs;

/** Consent to share alerts, relation with the clinic, and the text for the patient. */
export interface Sharing {
  isShared: boolean;
  hasClinic: boolean;
  words: string;
}

/** Returns whether the clinic sees a patient's alerts: with consent, and with a relation to the clinic. */
export async function sharingOf(db: Database, owner: Owner, now: Date): Promise<Sharing> {
  const [row] = await db.select().from(alertSharing).where(ownedBy(alertSharing, owner));
  const isShared = row?.isShared ?? false;
  const hasClinic = await hasRelation(db, owner, now);
  return { isShared, hasClinic, words: sharingWords(isShared && hasClinic) };
}

async function hasRelation(db: Database, owner: Owner, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: consultation.id })
    .from(consultation)
    .where(and(ownedBy(consultation, owner), isRelation(now)))
    .limit(1);
  return found !== undefined;
}

/**
 * Returns the condition for a consultation that establishes a relation with the clinic: in a call, or checked in
 * within the last year.
 */
export function isRelation(now: Date) {
  return or(eq(consultation.status, 'in_call'), gte(consultation.checkedInAt, addMs(now, -relationMs)));
}

/** Stores whether the clinic may see a patient's alerts. */
export async function setSharing(
  db: Database,
  owner: Owner,
  { isShared, now }: { isShared: boolean; now: Date },
): Promise<void> {
  const change = { isShared, changedAt: now };
  await db
    .insert(alertSharing)
    .values({ ownerId: owner.accountId, ...change })
    .onConflictDoUpdate({ target: alertSharing.ownerId, set: change });
}
