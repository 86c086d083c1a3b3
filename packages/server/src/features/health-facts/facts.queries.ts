import { VITAL_SIGNS } from '@vitalane/clinical';
import { addMs, dayMs, toCivil } from '@vitalane/time';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { account, bloodPressure, healthForm, type MedicationRow, measurement } from '../../db/schema.ts';
import { readLabValues } from '../../lab-values/labValues.queries.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import { readOwnUnits } from '../../own-units/ownUnits.queries.ts';
import { openAlertsOf } from '../alerts/alerts.queries.ts';
import { vitalSignsSince } from '../diary/readings.queries.ts';
import { personFactsOf } from '../medications/person.queries.ts';
import { uncheckedAllergies, warnedMedicines } from '../medications/warnings.ts';
import { readHealthAnswers } from '../profile/healthAnswers.queries.ts';
import { readRecord } from '../record/record.queries.ts';
import { birthDateOf, ethnicityOf, genderOf, labTestsOf } from './facts.rows.ts';
import type { BloodPressureEntry, DiaryEntry, HealthFacts } from './facts.ts';
import { readSetGoals } from './setGoals.queries.ts';

/** Owner of the facts: the caller, or a doctor's patient. */
export type FactsOwner = Pick<Caller, 'accountId' | 'timeZone' | 'fullName'>;

/** Number of days that reports and their charts cover. */
const historyDays = 366;

/** Moderate minutes that a minute of exercise counts for; light exercise does not count. */
const countsAs = { light: 0, moderate: 1, vigorous: 2 } as const;

/** Reads all facts about a patient that reports use. `reader`, unless the patient, is who reads them, in their own units. */
export async function readFacts(
  db: Database,
  caller: FactsOwner,
  { now, reader = caller }: { now: Date; reader?: Pick<Caller, 'accountId'> },
): Promise<HealthFacts> {
  const since = addMs(now, -historyDays * dayMs);
  const [person, forms] = await Promise.all([readPerson(db, caller), readForms(db, caller)]);
  const results = await readLabValues(db, caller);
  const diary = await readDiary(db, caller, since);
  const bloodPressure = await readBloodPressure(db, caller, since);
  const [answers, setGoals, units] = await Promise.all([
    readHealthAnswers(db, caller),
    readSetGoals(db, caller),
    readOwnUnits(db, reader),
  ]);
  const medicines = await allMedications(db, caller);
  const [form] = forms;
  const record = await readRecord(db, caller, now);
  const alerts = await openAlertsOf(db, caller, { now, units });
  const [dateOfBirth, gender] = [birthDateOf(person, form), genderOf(person, form)];
  const sexAndBirth = { sex: gender?.value.sex, dateOfBirth };
  const checked = personFactsOf({ record, results, medicines, person: sexAndBirth });
  return {
    asOf: toCivil(now, caller.timeZone).date,
    timeZone: caller.timeZone,
    fullName: caller.fullName,
    dateOfBirth,
    gender,
    ethnicity: ethnicityOf(person, form),
    record,
    answers,
    alerts,
    labTests: labTestsOf(forms, results, caller.timeZone),
    bloodPressure,
    medicines: medicines.map(toLine),
    warnings: { medicines: warnedMedicines(checked), allergies: uncheckedAllergies(checked) },
    ...diary,
    setGoals,
    units,
  };
}

async function readPerson(db: Database, caller: FactsOwner) {
  const { dateOfBirth, genderUuid, ethnicityUuid } = account;
  const [person] = await db
    .select({ dateOfBirth, genderUuid, ethnicityUuid })
    .from(account)
    .where(ownedBy({ ownerId: account.id }, caller));
  return person;
}

async function readForms(db: Database, caller: FactsOwner) {
  return await db
    .select()
    .from(healthForm)
    .where(ownedBy(healthForm, caller))
    .orderBy(desc(healthForm.listedAt), desc(healthForm.id));
}

async function readBloodPressure(
  db: Database,
  caller: FactsOwner,
  since: Date,
): Promise<BloodPressureEntry[]> {
  const rows = await db
    .select()
    .from(bloodPressure)
    .where(and(ownedBy(bloodPressure, caller), gte(bloodPressure.measuredAt, since)))
    .orderBy(desc(bloodPressure.measuredAt), desc(bloodPressure.id));
  return rows.map(({ measuredAt, date, time, systolicMmHg, diastolicMmHg }) => ({
    at: measuredAt.toISOString(),
    date,
    time,
    sbpMmHg: systolicMmHg,
    dbpMmHg: diastolicMmHg,
  }));
}

type Kind = (typeof measurement.$inferSelect)['kind'];

async function readDiary(
  db: Database,
  caller: FactsOwner,
  since: Date,
): Promise<Pick<HealthFacts, 'sugar' | 'weight' | 'height' | 'exercise' | 'vitalSigns'>> {
  const [sugar, weight, exercise, height, signs] = await Promise.all([
    readMeasurements(db, caller, 'sugar', since),
    readMeasurements(db, caller, 'weight', since),
    readMeasurements(db, caller, 'exercise', since),
    // A height is valid for longer than the period of a chart.
    readMeasurements(db, caller, 'height', new Date(0)),
    vitalSignsSince(db, caller, since),
  ]);
  const vitalSigns = VITAL_SIGNS.flatMap((kind) => {
    const [newest, ...earlier] = signs.filter((row) => row.kind === kind).map(toEntry);
    return newest ? [{ kind, entries: [newest, ...earlier] as const }] : [];
  });
  return { sugar, weight, exercise, height, vitalSigns };
}

async function readMeasurements(
  db: Database,
  caller: FactsOwner,
  kind: Kind,
  since: Date,
): Promise<DiaryEntry[]> {
  const rows = await db
    .select()
    .from(measurement)
    .where(and(ownedBy(measurement, caller), eq(measurement.kind, kind), gte(measurement.measuredAt, since)))
    .orderBy(desc(measurement.measuredAt), desc(measurement.id));
  return rows.map(toEntry);
}

function toEntry({ measuredAt, date, value, intensity }: typeof measurement.$inferSelect): DiaryEntry {
  return {
    at: measuredAt.toISOString(),
    date,
    value: intensity === null ? value : value * countsAs[intensity],
  };
}

const toLine = ({ name, dose, unit, frequency }: MedicationRow) => ({
  name,
  howTaken: `${dose} ${unit}, ${frequency}`,
});
