import { isDeepStrictEqual } from 'node:util';
import { finishDeletion } from '../../audit/deletion.ts';
import { lockOwner } from '../../authorisation/ownership.ts';
import type { Call } from '../../contract/handlers.ts';
import { type Page, toPage } from '../../db/pages.ts';
import { timeOrderedId } from '../../db/timeOrderedId.ts';
import { ApiError } from '../../errors/apiError.ts';
import { correctCrises, judgeReading, refreshCrises } from '../alerts/crisis.queries.ts';
import {
  type EntryRow,
  type MeasurementKind,
  type MeasurementRow,
  type ReadingRow,
  toBloodPressure,
  toVitalSign,
  withEarlier,
} from './entries.ts';
import type { DiaryHandlers } from './entry.handlers.ts';
import {
  bloodPressure,
  exercise,
  height,
  type KindOfReading,
  type ReadingInput,
  sugar,
  vitalSign,
  weight,
} from './kinds.ts';
import { checkMoment, type Moment } from './moment.rules.ts';
import {
  addReading,
  deleteReading,
  findReading,
  listMeasurementDays,
  pageOfPressures,
  replaceReading,
  selectPage,
} from './readings.queries.ts';

type ListCall = Pick<Call<'listSugar'>, 'caller' | 'db' | 'query'>;
type DeleteCall = Pick<Call<'deleteSugar'>, 'caller' | 'db' | 'now' | 'params' | 'audit'>;
type AddCall<Body> = Pick<Call<'addSugar'>, 'caller' | 'db' | 'now'> & { body: Body };
type ChangeCall<Body> = DeleteCall & { body: Body };
type ReadingCalls = Exclude<keyof DiaryHandlers, `${string}Intake${string}` | 'getDiaryDetails'>;

/** Handlers of the readings of the diary. */
export const readingHandlers: Pick<DiaryHandlers, ReadingCalls> = {
  async listBloodPressure(call) {
    return toPageReply(call, await pageOfPressures(call.db, call.caller, call.query), toBloodPressure);
  },
  addBloodPressure: (call) => add(call, bloodPressure),
  updateBloodPressure: (call) => change(call, bloodPressure),
  deleteBloodPressure: (call) => remove(call, bloodPressure),

  listSugar: (call) => list(call, 'sugar', sugar.toItem),
  addSugar: (call) => add(call, sugar),
  updateSugar: (call) => change(call, sugar),
  deleteSugar: (call) => remove(call, sugar),

  async listSugarDates({ caller, db, query }) {
    return { status: 200, body: await listMeasurementDays(db, caller, { ...query, kind: 'sugar' }) };
  },

  listWeight: (call) => list(call, 'weight', weight.toItem),
  addWeight: (call) => add(call, weight),
  updateWeight: (call) => change(call, weight),
  deleteWeight: (call) => remove(call, weight),

  listVitalSigns: (call) => list(call, call.query.kind, (row) => toVitalSign(call.query.kind, row)),
  addVitalSign: (call) => add(call, vitalSign),
  updateVitalSign: (call) => change(call, vitalSign),
  deleteVitalSign: (call) => remove(call, vitalSign),

  listHeight: (call) => list(call, 'height', height.toItem),
  addHeight: (call) => add(call, height),

  listExercise: (call) => list(call, 'exercise', exercise.toItem),
  addExercise: (call) => add(call, exercise),
  updateExercise: (call) => change(call, exercise),
  deleteExercise: (call) => remove(call, exercise),
};

async function list<Item>(
  call: ListCall,
  kind: MeasurementKind,
  toItem: (row: MeasurementRow) => Item,
): Promise<{ status: 200; body: Page<Item> }> {
  return toPageReply(call, await selectPage(call.db, call.caller, { kind, ...call.query }), toItem);
}

function toPageReply<Row extends EntryRow, Item>(
  { query }: ListCall,
  rows: Row[],
  item: (row: Row) => Item,
): { status: 200; body: Page<Item> } {
  const key = (row: Row) => ({ at: row.measuredAt, id: row.id });
  return { status: 200, body: toPage(rows, query.limit, { key, item }) };
}

async function add<Body extends ReadingInput, Row extends ReadingRow, Item>(
  { body, caller, db, now }: AddCall<Body>,
  kind: KindOfReading<Body, Row, Item>,
): Promise<{ status: 201; body: Item }> {
  const row = kind.toRow(body, {
    // Ids grow with time: of two readings of the same moment, the later recorded comes first.
    id: timeOrderedId(now),
    ownerId: caller.accountId,
    ...momentOf(body, kind, { caller, now }),
    createdAt: now,
    note: noteOf(body),
    changedAt: null,
    earlier: [],
  });
  await db.transaction(async (tx) => {
    await addReading(tx, row);
    const { alerts } = kind;
    if (alerts)
      await judgeReading(tx, caller, { kinds: alerts.kinds, reading: alerts.reading(row, body), now });
  });
  return { status: 201, body: kind.toItem(row) };
}

/** Returns the remark of a body; `null` for a blank one. */
const noteOf = ({ note }: ReadingInput): string | null => note?.trim() || null;

function momentOf<Body extends ReadingInput, Row extends ReadingRow, Item>(
  body: Body,
  { did, problems }: KindOfReading<Body, Row, Item>,
  { caller, now }: Pick<Call<'addSugar'>, 'caller' | 'now'>,
): Moment {
  const { date, time, timeZone } = body;
  const input = { ...(date && { date }), ...(time && { time }), ...(timeZone && { timeZone }) };
  return checkMoment(input, { caller, now, did, otherProblems: problems?.(body) ?? [] });
}

/** Changes a reading and keeps the earlier one. The alerts are those of the changed reading, as if it were entered so. */
async function change<Body extends ReadingInput, Row extends ReadingRow, Item>(
  { body, caller, db, now, params, audit }: ChangeCall<Body>,
  kind: KindOfReading<Body, Row, Item>,
): Promise<{ status: 200; body: Item }> {
  const moment = momentOf(body, kind, { caller, now });
  const changed = await db.transaction(async (tx) => {
    await lockOwner(tx, caller);
    const before = await findReading(tx, caller, { kinds: kind.kinds, id: params.id });
    if (!before) return undefined;
    const { id, ownerId, createdAt, changedAt, earlier } = before;
    const note = noteOf(body);
    const again = kind.toRow(body, { id, ownerId, createdAt, changedAt, earlier, note, ...moment });
    if (again.kind !== before.kind) return undefined;
    if (isDeepStrictEqual(before, again)) return again;
    const row = { ...again, changedAt: now, earlier: withEarlier(before, now) };
    await replaceReading(tx, row);
    const { alerts } = kind;
    if (alerts)
      await correctCrises(tx, caller, { kinds: alerts.kinds, reading: alerts.reading(row, body), now });
    await audit('diary.change', 'done', { objectId: id, db: tx });
    return row;
  });
  if (!changed) {
    await audit('diary.change', 'refused', { objectId: params.id });
    throw new ApiError('not_found');
  }
  return { status: 200, body: kind.toItem(changed) };
}

/** Deletes a reading, which is of one of the kinds. */
async function remove<Body extends ReadingInput, Row extends ReadingRow, Item>(
  call: DeleteCall,
  { kinds }: KindOfReading<Body, Row, Item>,
): Promise<{ status: 204 }> {
  const { caller, db, now, params } = call;
  const isDeleted = await db.transaction(async (tx) => {
    const isDone = await deleteReading(tx, caller, { kinds, id: params.id });
    // A later weight may have been compared with this one.
    if (kinds.includes('weight'))
      await refreshCrises(tx, caller, { kinds: ['weight_gain'], isCorrection: true, now });
    return isDone;
  });
  return await finishDeletion(call, 'diary.delete', isDeleted);
}
