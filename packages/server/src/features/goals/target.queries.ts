import { ownTargetOffers, WITHHELD_WORDS, withheldFor } from '@vitalane/clinical';
import type { HealthTarget, HealthTargetChange, HealthTargetPage } from '@vitalane/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { customTarget } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { healthTargetKinds, type TargetKind } from '../../lists/measures.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import { readingPersonOf } from '../health-facts/readingPerson.ts';
import { scopeOf } from '../health-facts/scope.ts';
import { goalInputOf, goalsFor } from './goals.ts';
import { checkTarget, toTarget } from './target.rules.ts';

/** Returns the caller's targets and sugar goal: computed, or their own while those apply. */
export async function listTargets(db: Database, caller: Caller, now: Date): Promise<HealthTargetPage> {
  const facts = await readFacts(db, caller, { now });
  const { goals, sugar } = goalsFor(facts);
  const offers = ownTargetOffers(goalInputOf(facts), { goals });
  const withheld = withheldFor('bp_band', scopeOf(facts));
  const own = await db.select().from(customTarget).where(ownedBy(customTarget, caller));
  const items = healthTargetKinds.map((kind) => {
    const setAt = own.find(({ code }) => code === kind.code)?.setAt ?? null;
    return toTarget(kind, goals[kind.code], { setAt, offer: offers[kind.code] });
  });
  const { possible, words } = sugar;
  return {
    items,
    nextCursor: null,
    withheld: withheld && WITHHELD_WORDS[withheld],
    sugar: { possible: [...possible], words },
    person: readingPersonOf(facts),
  };
}

/** Sets a target for the caller alone. Throws `not_found`, and `invalid` for one that is not safe. */
export async function setTarget(
  db: Database,
  caller: Caller,
  { id, low, high, now }: Pick<HealthTargetChange, 'low' | 'high'> & { id: string; now: Date },
): Promise<HealthTarget> {
  const kind = findKind(id);
  checkTarget(await readFacts(db, caller, { now }), kind, { low, high, setBy: 'patient' });
  const change = { low, high, setAt: now };
  await db
    .insert(customTarget)
    .values({ ownerId: caller.accountId, code: kind.code, ...change })
    .onConflictDoUpdate({ target: [customTarget.ownerId, customTarget.code], set: change });
  return await getTarget(db, caller, { id, now });
}

/** Restores the computed target. Throws `not_found`. */
export async function resetTarget(
  db: Database,
  caller: Caller,
  { id, now }: { id: string; now: Date },
): Promise<HealthTarget> {
  const { code } = findKind(id);
  await db.delete(customTarget).where(and(ownedBy(customTarget, caller), eq(customTarget.code, code)));
  return await getTarget(db, caller, { id, now });
}

function findKind(id: string): TargetKind {
  const kind = healthTargetKinds.find(({ uuid }) => uuid === id);
  if (!kind) throw new ApiError('not_found');
  return kind;
}

async function getTarget(
  db: Database,
  caller: Caller,
  { id, now }: { id: string; now: Date },
): Promise<HealthTarget> {
  const { items } = await listTargets(db, caller, now);
  const target = items.find(({ uuid }) => uuid === id);
  if (!target) throw new ApiError('not_found');
  return target;
}
