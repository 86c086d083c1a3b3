import { randomUUID } from 'node:crypto';
import type { Recommendation, RecommendationChange } from '@vitalane/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { type Page, readCursor, toPage } from '../../db/pages.ts';
import { recommendation } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import { type Advice, adviceFor } from './recommendation.rules.ts';

type Row = typeof recommendation.$inferSelect;

/** Returns one page of the caller's current recommendations: open ones first, then by urgency. */
export async function listRecommendations(
  db: Database,
  caller: Caller,
  { limit, cursor, now }: { limit: number; cursor?: string; now: Date },
): Promise<Page<Recommendation>> {
  const all = await currentRecommendations(db, caller, now);
  const last = cursor === undefined ? undefined : readCursor(cursor).id;
  const start = all.findIndex(({ uuid }) => uuid === last) + 1;
  return toPage(all.slice(start), limit, {
    key: ({ uuid, updatedAt }) => ({ at: new Date(updatedAt), id: uuid }),
    item: (item) => item,
  });
}

/** Marks a recommendation for the caller alone. Throws `not_found`, also when it no longer applies. */
export async function markRecommendation(
  db: Database,
  caller: Caller,
  { id, status, now }: { id: string; status: RecommendationChange['status']; now: Date },
): Promise<Recommendation> {
  const found = (await currentRecommendations(db, caller, now)).find(({ uuid }) => uuid === id);
  if (!found) throw new ApiError('not_found');
  await db
    .update(recommendation)
    .set({ status, updatedAt: now })
    .where(and(ownedBy(recommendation, caller), eq(recommendation.id, id)));
  return { ...found, status, updatedAt: now.toISOString() };
}

async function currentRecommendations(db: Database, caller: Caller, now: Date): Promise<Recommendation[]> {
  const advice = adviceFor(await readFacts(db, caller, { now }), now);
  const rows = await insertMissing(db, caller, { advice, now });
  const items = advice.flatMap((item) => {
    const row = rows.find(({ code }) => code === item.code);
    return row ? [toRecommendation(item, row)] : [];
  });
  const isClosed = ({ status }: Recommendation) => (status === 'open' ? 0 : 1);
  return items.toSorted((a, b) => isClosed(a) - isClosed(b));
}

/** Returns the rows of recommendations, and inserts those of new ones. */
async function insertMissing(
  db: Database,
  caller: Caller,
  { advice, now }: { advice: readonly Advice[]; now: Date },
): Promise<Row[]> {
  if (advice.length === 0) return [];
  const { accountId: ownerId } = caller;
  await db
    .insert(recommendation)
    .values(
      advice.map(({ code }) => ({
        id: randomUUID(),
        ownerId,
        code,
        status: 'open' as const,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
  const codes = advice.map(({ code }) => code);
  return await db
    .select()
    .from(recommendation)
    .where(and(ownedBy(recommendation, caller), inArray(recommendation.code, codes)));
}

function toRecommendation({ title, text, level, leadsTo, report }: Advice, row: Row): Recommendation {
  const { id: uuid, status, updatedAt } = row;
  return { uuid, title, text, level, leadsTo, report, status, updatedAt: updatedAt.toISOString() };
}
