import { randomUUID } from 'node:crypto';
import type { NewUserMedication, UserMedicationChange } from '@vitalane/contract';
import { addDays, addMs, hourMs, toCivil } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/helpers/server.ts';
import type { Caller } from '../../authorisation/caller.ts';
import { account, dose, medicationIntake, userMedication } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { addMedication, changeMedication, lockMedication } from '../../medicines/medicines.queries.ts';
import { plannedOn } from '../../medicines/occurrences.ts';
import { addIntake, deleteIntake, type IntakeOf } from '../diary/intake.queries.ts';
import { changedMedication, newMedication } from '../medications/medications.rules.ts';
import { settleDose } from './doseAnswers.ts';
import { listDoses } from './doses.queries.ts';
import { moveReminders } from './travel.ts';

const startStock = 10_000;
const zones = ['Asia/Singapore', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu'];

const time = fc
  .tuple(fc.nat({ max: 23 }), fc.constantFrom(0, 20, 30))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const times = fc.uniqueArray(time, { maxLength: 4 });
const amount = fc.constantFrom(0.5, 1, 2);
const presets = fc.record({
  frequency: fc.constantFrom(
    'Once daily',
    'Twice daily',
    'Three times daily',
    'Every other day',
    'Once a week',
    'Three times a week',
    'Once a month',
    'Only when needed',
  ),
  times,
  dose: amount,
  reminder: fc.boolean(),
  reminderFrequency: fc.constant('Daily'),
  days: fc.constant<number[]>([0]),
  repeat: fc.constant(null),
  endsOn: fc.constant(null),
  steps: fc.constant(null),
});
const every = fc.integer({ min: 1, max: 3 });
const day = fc.integer({ min: -6, max: 20 }).map((days) => addDays('2026-03-06', days));
/** Recurrences of their own, in courses and tapers. */
const own = fc
  .record({
    frequency: fc.constant('Other'),
    repeat: fc.oneof(
      fc.record({ kind: fc.constantFrom('days' as const, 'weeks' as const, 'months' as const), every }),
      fc.record({ kind: fc.constant('cycle' as const), onDays: every, offDays: every }),
      fc.record({ kind: fc.constant('hours' as const), every: fc.integer({ min: 4, max: 40 }) }),
    ),
    reminderFrequency: fc.constantFrom('Daily', 'Weekly'),
    days: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 3 }),
    times,
    dose: amount,
    reminder: fc.boolean(),
    dates: fc.uniqueArray(day, { minLength: 1, maxLength: 3 }),
    stepDose: amount,
    endsOn: fc.option(day.map((date) => addDays(date, 30))),
  })
  .map(({ dates, stepDose, ...fields }) => {
    const [startsOn = '', ...later] = dates.toSorted((a, b) => (a < b ? -1 : 1));
    return { ...fields, startsOn, steps: later.map((from) => ({ from, dose: stepDose })) };
  });
const schedule: fc.Arbitrary<ScheduleOf> = fc.oneof(presets, own);
const device = fc.constantFrom(0, 1);
const pick = fc.nat({ max: 11 });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look' as const), device }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('take' as const), device, pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('skip' as const), device, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const), device, pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('takeUnnamed' as const),
      of: fc.constantFrom('extra' as const, 'nearest' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), schedule }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('travel' as const), zone: fc.constantFrom(...zones) }),
  },
);
/** Europe and New York change their clocks within a month after it. */
const startsAt = fc
  .integer({ min: 0, max: 48 })
  .map((hours) => addMs(new Date('2026-03-06T00:00:00Z'), hours * hourMs));

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Listed = Awaited<ReturnType<typeof listDoses>>[number];

let server: TestServer;
let caller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  const person = await server.addPerson();
  caller = {
    accountId: person.id,
    sessionId: randomUUID(),
    device: 'Chrome on Android',
    role: 'ROLE_USER',
    isActive: true,
    isEmailVerified: true,
    hasSecondFactor: false,
    isSecondFactorGiven: false,
    fullName: person.fullName,
    dateOfBirth: null,
    timeZone: 'Asia/Singapore',
  };
});
afterAll(() => server.close());

/** A medicine on two devices, each with the list of doses that it has loaded last. */
class Household {
  now: Date;
  readonly pages: [Listed[], Listed[]] = [[], []];
  readonly id: string;

  private constructor(id: string, now: Date) {
    this.id = id;
    this.now = now;
  }

  static async open(first: ScheduleOf, now: Date): Promise<Household> {
    const body = {
      name: 'Amlodipine 5 mg',
      route: 'Oral',
      unit: 'tablet',
      quantity: startStock,
      remaining: startStock,
      regularly: true,
      reminderFrequency: 'Daily',
      days: [0],
      timeZone: 'Asia/Singapore',
      ...first,
    };
    caller = { ...caller, timeZone: 'Asia/Singapore' };
    const fields = newMedication(body, { timeZone: caller.timeZone, now });
    const { id } = await addMedication(server.db, caller, { fields, now });
    return new Household(id, now);
  }

  async medicine() {
    const [row] = await server.db.select().from(userMedication).where(eq(userMedication.id, this.id));
    if (!row) throw new Error('The medicine is gone');
    return row;
  }

  today = () => toCivil(this.now, caller.timeZone).date;

  async list(): Promise<Listed[]> {
    const date = this.today();
    const yesterday = toCivil(addMs(this.now, -24 * hourMs), caller.timeZone).date;
    const doses = await listDoses(server.db, caller, { date, openSince: yesterday, now: this.now });
    return doses.filter(({ medicationUuid }) => medicationUuid === this.id);
  }

  intakes = () => server.db.select().from(medicationIntake).where(eq(medicationIntake.medicationId, this.id));

  /** The answered doses, by name. */
  async answered(): Promise<Map<string, string>> {
    const rows = await server.db.select().from(dose).where(eq(dose.medicationId, this.id));
    const given = rows.filter(({ status }) => status === 'taken' || status === 'skipped');
    return new Map(given.map(({ date, slot, status }) => [`${date} ${slot}`, status]));
  }

  async take(of: IntakeOf): Promise<string | null> {
    const { timeZone } = caller;
    const when = { ...toCivil(this.now, timeZone), timeZone, measuredAt: this.now, createdAt: this.now };
    const intake = {
      ...when,
      medicationId: this.id,
      dose: undefined,
      note: null,
      of,
      isConfirmed: true,
      recordedOn: null,
    };
    return await refusalOf(addIntake(server.db, caller, intake));
  }

  async settle(shown: Listed, answer: 'skipped' | 'open'): Promise<string | null> {
    return await refusalOf(
      server.db.transaction(async (tx) => {
        const medicine = await lockMedication(tx, caller, this.id);
        const given = { ...nameOf(shown), version: shown.version, answer, now: this.now, on: null };
        if (!(medicine && (await settleDose(tx, medicine, given)))) throw new ApiError('dose_changed');
      }),
    );
  }
}

type ScheduleOf = Pick<NewUserMedication, 'frequency' | 'dose'> &
  Pick<
    UserMedicationChange,
    'reminder' | 'reminderFrequency' | 'days' | 'times' | 'repeat' | 'startsOn' | 'endsOn' | 'steps'
  >;
const nameOf = ({ date, time: at, number }: Listed) => ({ date, slot: at ?? String(number) });
const keyOf = (shown: Listed) => `${nameOf(shown).date} ${nameOf(shown).slot}`;

async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (failure) {
    if (failure instanceof ApiError) return failure.code;
    throw failure;
  }
}

/** Runs a step; returns the dose that it may change, `null` for none, and `any` for one that the server chooses. */
async function run(home: Household, one: Step): Promise<string | null> {
  const { now } = home;
  switch (one.kind) {
    case 'look':
      home.pages[one.device === 0 ? 0 : 1] = await home.list();
      return null;
    case 'take':
    case 'skip':
    case 'reopen': {
      const wanted = one.kind === 'reopen' ? 'skipped' : 'open';
      const offered = (home.pages[one.device === 0 ? 0 : 1] ?? []).filter(({ status }) => status === wanted);
      const shown = offered[one.pick % Math.max(1, offered.length)];
      if (!shown) return null;
      const actual = (await home.list()).find((other) => keyOf(other) === keyOf(shown));
      const isCurrent = actual?.status === wanted && actual.version === shown.version;
      const refusal =
        one.kind === 'take'
          ? await home.take({ ...nameOf(shown), version: shown.version })
          : await home.settle(shown, one.kind === 'skip' ? 'skipped' : 'open');
      // Yesterday's list may have left the window that `actual` is read from.
      if (actual) expect(refusal).toBe(isCurrent ? null : 'dose_changed');
      return refusal === null ? keyOf(shown) : null;
    }
    case 'undo': {
      const taken = await home.intakes();
      const intake = taken[one.pick % Math.max(1, taken.length)];
      if (!intake) return null;
      const [row] = intake.doseId
        ? await server.db.select().from(dose).where(eq(dose.id, intake.doseId))
        : [];
      await deleteIntake(server.db, caller, { id: intake.id, now });
      return row ? `${row.date} ${row.slot}` : null;
    }
    case 'takeUnnamed': {
      const before = await home.answered();
      await home.take(one.of);
      const added = [...(await home.answered()).keys()].filter((key) => !before.has(key));
      expect(added.length).toBeLessThanOrEqual(one.of === 'extra' ? 0 : 1);
      return added[0] ?? null;
    }
    case 'edit': {
      await changeMedication(server.db, caller, {
        id: home.id,
        change: (row) => changedMedication(row, { body: one.schedule, now }),
        now,
      });
      await expectNoDoseTwice(home);
      return null;
    }
    case 'wait':
      home.now = addMs(now, one.hours * hourMs);
      return null;
    case 'travel': {
      await server.db.transaction((tx) => moveReminders(tx, caller, { timeZone: one.zone, now }));
      await server.db.update(account).set({ timeZone: one.zone }).where(eq(account.id, caller.accountId));
      caller = { ...caller, timeZone: one.zone };
      return null;
    }
    default:
      return one satisfies never;
  }
}

/** After a change, today has no more doses than planned, or than were answered already. */
async function expectNoDoseTwice(home: Household): Promise<void> {
  const today = home.today();
  const doses = (await home.list()).filter(({ date }) => date === today);
  const answered = doses.filter(({ status }) => status !== 'open').length;
  const planned = plannedOn(await home.medicine(), today).length;
  expect(doses.length).toBeLessThanOrEqual(Math.max(planned, answered));
}

/** Each tablet belongs to one dose or is extra, and is missing from the stock. */
async function expectConsistent(home: Household): Promise<void> {
  const intakes = await home.intakes();
  const rows = await server.db.select().from(dose).where(eq(dose.medicationId, home.id));
  const taken = rows.filter(({ status }) => status === 'taken').map(({ id }) => id);
  const tied = intakes.flatMap(({ doseId }) => doseId ?? []);
  expect(tied.toSorted()).toEqual(taken.toSorted());
  const swallowed = intakes.reduce((sum, { dose: amount }) => sum + amount, 0);
  expect((await home.medicine()).remaining).toBe(startStock - swallowed);
}

const sequences = process.env.TEST_EFFORT === 'full' ? 200 : 12;

it('keeps each tablet with its dose in random sequences on two devices', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      schedule,
      startsAt,
      fc.array(step, { minLength: 10, maxLength: 40 }),
      async (first, start, steps) => {
        const home = await Household.open(first, start);
        for (const one of steps) {
          const before = await home.answered();
          const changed = await run(home, one);
          const after = await home.answered();
          for (const key of new Set([...before.keys(), ...after.keys()]))
            if (key !== changed) expect([key, after.get(key)]).toEqual([key, before.get(key)]);
          await expectConsistent(home);
        }
        await server.db.delete(medicationIntake).where(eq(medicationIntake.medicationId, home.id));
        await server.db.delete(userMedication).where(and(eq(userMedication.id, home.id)));
      },
    ),
    { numRuns: sequences, seed: 20_260_306, endOnFailure: true },
  );
});
