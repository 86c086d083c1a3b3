import { createHash, randomUUID } from 'node:crypto';
import { capitalised } from '@vitalane/clinical';
import type { AdviceContent, ReportName, ShownAdvice } from '@vitalane/contract';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { shownAdvice } from '../../db/schema.ts';
import { inputOfCode, isInputCode } from '../health-facts/inputs.ts';
import { type StoredContent, toAdviceContent } from './advice.ts';
import type { CalculatedReport } from './report.ts';

type Row = typeof shownAdvice.$inferSelect;
type Patient = Pick<Caller, 'accountId'>;
const order = { at: shownAdvice.shownAt, id: shownAdvice.id };

/** Stores the advice that a report shows to its owner, unless it equals the last one. */
export async function storeShownAdvice(
  db: Database,
  owner: Patient,
  { calculated, now }: { calculated: CalculatedReport; now: Date },
): Promise<void> {
  const report = calculated.report.name;
  const content = toAdviceContent(calculated);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const seen = { lastShownOn: calculated.asOf, lastShownAt: now };
  const ofReport = and(ownedBy(shownAdvice, owner), eq(shownAdvice.report, report));
  const [last] = await db
    .select({ id: shownAdvice.id, digest: shownAdvice.digest })
    .from(shownAdvice)
    .where(ofReport)
    .orderBy(desc(shownAdvice.lastShownAt))
    .limit(1);
  if (last?.digest === digest) {
    await db
      .update(shownAdvice)
      .set(seen)
      .where(and(ofReport, eq(shownAdvice.id, last.id)));
    return;
  }
  const { accountId: ownerId } = owner;
  await db
    .insert(shownAdvice)
    .values({
      id: randomUUID(),
      ownerId,
      report,
      digest,
      content,
      shownOn: calculated.asOf,
      shownAt: now,
      ...seen,
    })
    .onConflictDoUpdate({
      target: [shownAdvice.ownerId, shownAdvice.report, shownAdvice.shownOn, shownAdvice.digest],
      set: seen,
    });
}

/** Filter of the history. */
export interface AdviceQuery {
  on?: string;
  report?: ReportName;
  limit: number;
  cursor?: string;
}

/**
 * Excludes a row whose content {@link storeShownAdvice} did not write, so that one bad row does not hide the
 * others.
 */
const isReadable = sql`jsonb_typeof(${shownAdvice.content} -> 'title') = 'string' and jsonb_typeof(${shownAdvice.content} -> 'inputs') = 'array'`;

/** Returns one page of the advice that reports showed to a patient, newest first. */
export async function listShownAdvice(
  db: Database,
  patient: Patient,
  { on, report, limit, cursor }: AdviceQuery,
): Promise<Page<ShownAdvice>> {
  const day = on === undefined ? [] : [lte(shownAdvice.shownOn, on), gte(shownAdvice.lastShownOn, on)];
  const rows = await db
    .select()
    .from(shownAdvice)
    .where(
      and(
        ownedBy(shownAdvice, patient),
        isReadable,
        report && eq(shownAdvice.report, report),
        ...day,
        after(order, cursor),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  return toPage(rows, limit, { key: ({ shownAt, id }) => ({ at: shownAt, id }), item: toShownAdvice });
}

/** Adds labels to the inputs. Labels are not stored, because they are not part of the advice. */
function withLabels({ inputs, ...content }: StoredContent): AdviceContent {
  const labelOf = (code: string) => (isInputCode(code) ? capitalised(inputOfCode(code).label) : code);
  return { ...content, inputs: inputs.map((input) => ({ ...input, label: labelOf(input.code) })) };
}

function toShownAdvice({ id, report, content, shownOn, shownAt, lastShownAt }: Row): ShownAdvice {
  return {
    uuid: id,
    // Only `storeShownAdvice` writes both.
    report: report as ReportName,
    content: withLabels(content as StoredContent),
    shownOn,
    shownAt: shownAt.toISOString(),
    lastShownAt: lastShownAt.toISOString(),
  };
}
