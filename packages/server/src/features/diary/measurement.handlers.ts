import type { CrisisKind } from '@vitalane/clinical';
import { finishDeletion } from '../../audit/deletion.ts';
import type { Call } from '../../contract/handlers.ts';
import { refreshCrisis } from '../alerts/crisis.queries.ts';
import { type MeasurementRow, toExercise, toHeight, toSugar, toWeight } from './entries.ts';
import type { DeleteCall, DiaryHandlers } from './entry.handlers.ts';
import {
  addMeasurement,
  deleteMeasurement,
  listMeasurementDays,
  listMeasurements,
  type MeasurementKind,
} from './measurement.queries.ts';
import { checkMoment, type MomentInput } from './moment.rules.ts';

type ListCall = Pick<Call<'listSugar'>, 'caller' | 'db' | 'query'>;
type AddCall = Pick<Call<'addSugar'>, 'caller' | 'db' | 'now'>;
type Details = Pick<MeasurementRow, 'value'> & Partial<Pick<MeasurementRow, 'context' | 'intensity'>>;
type MeasurementCalls = Exclude<
  keyof DiaryHandlers,
  `${string}${'BloodPressure' | 'Intake'}${string}` | 'getDiaryDetails'
>;

/** Handlers of entries of one number: blood sugar, weight, height and exercise. */
export const measurementHandlers: Pick<DiaryHandlers, MeasurementCalls> = {
  listSugar: (call) => list(call, 'sugar', toSugar),
  async addSugar({ body, ...call }) {
    const row = await add(
      call,
      { kind: 'sugar', input: body },
      { value: body.valueFrom, context: body.context ?? null },
    );
    return { status: 201, body: toSugar(row) };
  },
  deleteSugar: (call) => remove(call, 'sugar'),

  async listSugarDates({ caller, db, query }) {
    return { status: 200, body: await listMeasurementDays(db, caller, { ...query, kind: 'sugar' }) };
  },

  listWeight: (call) => list(call, 'weight', toWeight),
  async addWeight({ body, ...call }) {
    const row = await add(call, { kind: 'weight', input: body }, { value: body.valueFrom });
    return { status: 201, body: toWeight(row) };
  },
  deleteWeight: (call) => remove(call, 'weight'),

  listHeight: (call) => list(call, 'height', toHeight),
  async addHeight({ body, ...call }) {
    const row = await add(call, { kind: 'height', input: body }, { value: body.height });
    return { status: 201, body: toHeight(row) };
  },

  listExercise: (call) => list(call, 'exercise', toExercise),
  async addExercise({ body, ...call }) {
    const { valueFrom: value, intensity = 'moderate' } = body;
    const row = await add(call, { kind: 'exercise', input: body }, { value, intensity });
    return { status: 201, body: toExercise(row) };
  },
  deleteExercise: (call) => remove(call, 'exercise'),
};

async function list<Item>(
  { caller, db, query }: ListCall,
  kind: MeasurementKind,
  item: (row: MeasurementRow) => Item,
) {
  return { status: 200 as const, body: await listMeasurements(db, caller, { ...query, kind, item }) };
}

async function add(
  { caller, db, now }: AddCall,
  { kind, input }: { kind: MeasurementKind; input: MomentInput },
  details: Details,
): Promise<MeasurementRow> {
  const did = kind === 'exercise' ? 'exercised' : 'measured';
  const moment = checkMoment(input, { caller, now, did });
  const withoutDetails = { context: null, intensity: null };
  const entry = { kind, ...moment, ...withoutDetails, ...details, createdAt: now };
  return await db.transaction(async (tx) => {
    const added = await addMeasurement(tx, caller, entry);
    for (const crisis of crises[kind] ?? []) await refreshCrisis(tx, caller, { kind: crisis, now });
    return added;
  });
}

/** Kinds of alerts that an entry may raise or end. */
const crises: Partial<Record<MeasurementKind, readonly CrisisKind[]>> = {
  sugar: ['low_sugar', 'high_sugar'],
  weight: ['weight_gain'],
};

async function remove(call: DeleteCall, kind: MeasurementKind) {
  const { caller, db, now, params } = call;
  const isDeleted = await db.transaction(async (tx) => {
    const isDone = await deleteMeasurement(tx, caller, { kind, id: params.id });
    // A later weight may have been compared with this one.
    if (kind === 'weight') await refreshCrisis(tx, caller, { kind: 'weight_gain', isCorrection: true, now });
    return isDone;
  });
  return await finishDeletion(call, 'diary.delete', isDeleted);
}
