import { type CourseReading, type CrisisKind, VITAL_SIGNS } from '@vitalane/clinical';
import { finishDeletion } from '../../audit/deletion.ts';
import type { Call } from '../../contract/handlers.ts';
import type { FieldProblem } from '../../errors/apiError.ts';
import { judgeReading, refreshCrises } from '../alerts/crisis.queries.ts';
import { toSugarReading, toWeightReading } from '../alerts/crisisReadings.queries.ts';
import { type MeasurementRow, toExercise, toHeight, toSugar, toVitalSign, toWeight } from './entries.ts';
import type { DeleteCall, DiaryHandlers } from './entry.handlers.ts';
import {
  addMeasurement,
  deleteMeasurement,
  listMeasurementDays,
  listMeasurements,
  type MeasurementKind,
} from './measurement.queries.ts';
import { checkMoment, type MomentInput } from './moment.rules.ts';
import { vitalSignProblems } from './vitalSign.rules.ts';

type ListCall = Pick<Call<'listSugar'>, 'caller' | 'db' | 'query'>;
type AddCall = Pick<Call<'addSugar'>, 'caller' | 'db' | 'now'>;
type Details = Pick<MeasurementRow, 'value'> & Partial<Pick<MeasurementRow, 'context' | 'intensity'>>;
type MeasurementCalls = Exclude<
  keyof DiaryHandlers,
  `${string}${'BloodPressure' | 'Intake'}${string}` | 'getDiaryDetails'
>;

/** Handlers of entries of one number: blood sugar, weight, vital signs, height and exercise. */
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

  listVitalSigns: (call) => list(call, call.query.kind, (row) => toVitalSign(call.query.kind, row)),
  async addVitalSign({ body, ...call }) {
    const { kind, value, ...input } = body;
    const row = await add(call, { kind, input, problems: vitalSignProblems(kind, value) }, { value });
    return { status: 201, body: toVitalSign(kind, row) };
  },
  deleteVitalSign: (call) => remove(call, ...VITAL_SIGNS),

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
  {
    kind,
    input,
    problems,
  }: { kind: MeasurementKind; input: MomentInput; problems?: readonly FieldProblem[] },
  details: Details,
): Promise<MeasurementRow> {
  const did = kind === 'exercise' ? 'exercised' : 'measured';
  const moment = checkMoment(input, { caller, now, did, ...(problems && { otherProblems: problems }) });
  const withoutDetails = { context: null, intensity: null };
  const entry = { kind, ...moment, ...withoutDetails, ...details, createdAt: now };
  return await db.transaction(async (tx) => {
    const added = await addMeasurement(tx, caller, entry);
    const judged = crises[kind];
    if (judged) await judgeReading(tx, caller, { kinds: judged.kinds, reading: judged.reading(added), now });
    return added;
  });
}

/** Kinds of alerts that an entry may raise or end, and its row as a reading of them. */
const crises: Partial<
  Record<MeasurementKind, { kinds: readonly CrisisKind[]; reading: (row: MeasurementRow) => CourseReading }>
> = {
  sugar: { kinds: ['low_sugar', 'high_sugar'], reading: toSugarReading },
  weight: { kinds: ['weight_gain'], reading: toWeightReading },
};

/** Deletes an entry, which is of one of the kinds. */
async function remove(call: DeleteCall, ...kinds: readonly MeasurementKind[]) {
  const { caller, db, now, params } = call;
  const isDeleted = await db.transaction(async (tx) => {
    const isDone = await deleteMeasurement(tx, caller, { kinds, id: params.id });
    // A later weight may have been compared with this one.
    if (kinds.includes('weight'))
      await refreshCrises(tx, caller, { kinds: ['weight_gain'], isCorrection: true, now });
    return isDone;
  });
  return await finishDeletion(call, 'diary.delete', isDeleted);
}
