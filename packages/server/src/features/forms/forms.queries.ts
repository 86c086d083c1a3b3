import { randomUUID } from 'node:crypto';
import type { HealthForm } from '@vitalane/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { after, newestFirst, type Page, toPage } from '../../db/pages.ts';
import { healthForm, labValue } from '../../db/schema.ts';
import type { MarkOf } from '../../lab-values/labValues.rules.ts';
import { toLabResults } from '../../lab-values/labValues.rules.ts';
import { readMarks } from '../alerts/labMarks.ts';
import { writeStatements } from '../record/statement.queries.ts';
import { formStatements, type StatementInput } from '../record/statements.rules.ts';
import type { CheckedForm } from './forms.rules.ts';

/** A row of the form table. */
export type FormRow = typeof healthForm.$inferSelect;
type LabValueRow = typeof labValue.$inferSelect;
/** Owner of the forms. */
type Owner = Pick<Caller, 'accountId'>;

const order = { at: healthForm.listedAt, id: healthForm.id };
const ownForm = (owner: Owner, id: string) => and(ownedBy(healthForm, owner), eq(healthForm.id, id));

/** Stores a form of the caller. Must run in a transaction. */
export async function addForm(
  db: Database,
  owner: Owner,
  {
    id = randomUUID(),
    form,
    fileId,
    now,
  }: { id?: string; form: CheckedForm; fileId: string | null; now: Date },
): Promise<HealthForm> {
  const row: FormRow = {
    id,
    ownerId: owner.accountId,
    ...form.fields,
    fileId,
    listedAt: form.labDay ?? now,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(healthForm).values(row);
  await stateTicks(db, owner, { row, now });
  const values = await addValues(db, row, form);
  return toHealthForm(row, values, await readMarks(db, owner, now));
}

/** Replaces one of the caller's forms. Must run in the transaction that found it. */
export async function replaceForm(
  db: Database,
  owner: Owner,
  { found, form, fileId, now }: { found: FormRow; form: CheckedForm; fileId: string | null; now: Date },
): Promise<HealthForm> {
  const listedAt = form.labDay ?? found.createdAt;
  const row: FormRow = { ...found, ...form.fields, fileId, listedAt, updatedAt: now };
  await db.update(healthForm).set(row).where(ownForm(owner, row.id));
  await db.delete(labValue).where(and(ownedBy(labValue, owner), eq(labValue.formId, row.id)));
  await stateTicks(db, owner, { row, earlier: found, now });
  const values = await addValues(db, row, form);
  return toHealthForm(row, values, await readMarks(db, owner, now));
}

/** Returns one page of a patient's forms, newest laboratory day first. */
export async function listForms(
  db: Database,
  owner: Owner,
  { limit, cursor, now }: { limit: number; cursor?: string; now: Date },
): Promise<Page<HealthForm>> {
  const rows = await db
    .select()
    .from(healthForm)
    .where(and(ownedBy(healthForm, owner), after(order, cursor)))
    .orderBy(...newestFirst(order))
    .limit(limit + 1);
  const values = await valuesOf(db, owner, rows);
  const markOf = await readMarks(db, owner, now);
  return toPage(rows, limit, {
    key: (row) => ({ at: row.listedAt, id: row.id }),
    item: (row) => toHealthForm(row, values.get(row.id) ?? [], markOf),
  });
}

/** Returns the newest forms with laboratory values. */
export async function listLabForms(
  db: Database,
  owner: Owner,
  { limit, now }: { limit: number; now: Date },
): Promise<HealthForm[]> {
  const withValues = db.select({ id: labValue.formId }).from(labValue).where(ownedBy(labValue, owner));
  const rows = await db
    .select()
    .from(healthForm)
    .where(and(ownedBy(healthForm, owner), inArray(healthForm.id, withValues)))
    .orderBy(...newestFirst(order))
    .limit(limit);
  const values = await valuesOf(db, owner, rows);
  const markOf = await readMarks(db, owner, now);
  return rows.map((row) => toHealthForm(row, values.get(row.id) ?? [], markOf));
}

/** Returns one of the caller's forms with its values. */
export async function findForm(
  db: Database,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<HealthForm | undefined> {
  const [row] = await db.select().from(healthForm).where(ownForm(owner, id));
  if (!row) return undefined;
  const values = await valuesOf(db, owner, [row]);
  return toHealthForm(row, values.get(id) ?? [], await readMarks(db, owner, now));
}

/** Returns one of the caller's forms, with its row locked until the transaction ends. */
export async function lockForm(db: Database, owner: Owner, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(healthForm).where(ownForm(owner, id)).for('update');
  return row;
}

/** Deletes one of the caller's forms with its values. Returns the deleted row. */
export async function deleteForm(db: Database, owner: Owner, id: string): Promise<FormRow | undefined> {
  const [row] = await db.delete(healthForm).where(ownForm(owner, id)).returning();
  return row;
}

/** Returns whether a patient has a form with this file. */
export async function hasFormWithFile(db: Database, owner: Owner, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: healthForm.id })
    .from(healthForm)
    .where(and(ownedBy(healthForm, owner), eq(healthForm.fileId, fileId)));
  return found !== undefined;
}

/** Stores the statements of a form: all on creation, afterwards only changed ones. */
async function stateTicks(
  db: Database,
  owner: Owner,
  { row, earlier, now }: { row: FormRow; earlier?: FormRow; now: Date },
): Promise<void> {
  const before = earlier ? formStatements(earlier) : [];
  const isNew = ({ item, says }: StatementInput) =>
    !before.some((one) => one.item === item && one.says === says);
  const statements = formStatements(row).filter(isNew);
  await writeStatements(db, owner, { statements, source: 'health_form', sourceId: row.id, now });
}

async function addValues(
  db: Database,
  { id: formId, ownerId, dateOfLabTest }: FormRow,
  { values }: CheckedForm,
): Promise<LabValueRow[]> {
  if (values.length === 0 || dateOfLabTest === null) return [];
  const rows = values.map((fields) => ({ formId, ownerId, ...fields, measuredOn: dateOfLabTest }));
  await db.insert(labValue).values(rows);
  return rows;
}

async function valuesOf(
  db: Database,
  owner: Owner,
  forms: readonly FormRow[],
): Promise<ReadonlyMap<string, LabValueRow[]>> {
  if (forms.length === 0) return new Map();
  const ids = forms.map(({ id }) => id);
  const rows = await db
    .select()
    .from(labValue)
    .where(and(ownedBy(labValue, owner), inArray(labValue.formId, ids)));
  return Map.groupBy(rows, ({ formId }) => formId);
}

function toHealthForm(row: FormRow, values: readonly LabValueRow[], markOf: MarkOf): HealthForm {
  const { fullName, isSmoker, dateOfLabTest, dateOfBirth, isFasting, fileId } = row;
  return {
    uuid: row.id,
    fullName,
    isSmoker,
    ethnicityUuid: row.ethnicityId,
    chronicConditionsUuid: row.chronicConditionIds,
    currentlyMedicationsUuid: row.currentMedicationIds,
    dateOfLabTest,
    dateOfBirth,
    genderUuid: row.genderId,
    isFasting,
    values: toLabResults(values, markOf),
    file: fileId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
