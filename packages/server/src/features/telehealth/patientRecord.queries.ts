import {
  averageVerdictWords,
  countsAs,
  permittedBadge,
  recentBirthOn,
  VITAL_SIGNS,
  vitalSignAdvice,
  withheldFor,
} from '@vitalane/clinical';
import type { PatientRecord } from '@vitalane/contract';
import { addMs, dayMs } from '@vitalane/time';
import type { Caller } from '../../authorisation/caller.ts';
import type { Database } from '../../db/database.ts';
import { type AccountRow, getAccount } from '../../identity/account.queries.ts';
import { maskNric, type NricVault } from '../../identity/nric.ts';
import { chosen, genders } from '../../lists/choices.ts';
import { readAdherence } from '../../medicines/adherence.queries.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import { type MeasurementRow, toBloodPressure, toSugar, toVitalSign, toWeight } from '../diary/entries.ts';
import { measurementsSince, pressuresSince, vitalSignsSince } from '../diary/readings.queries.ts';
import { listLabForms } from '../forms/forms.queries.ts';
import { goalsFor } from '../goals/goals.ts';
import { patientGoals } from '../goals/patientGoals.ts';
import { readFacts } from '../health-facts/facts.queries.ts';
import type { HealthFacts } from '../health-facts/facts.ts';
import { homeAverage } from '../health-facts/homeAverage.ts';
import { readingPersonOf } from '../health-facts/readingPerson.ts';
import { scopeOf } from '../health-facts/scope.ts';
import { medicationViewer } from '../medications/medications.view.ts';
import { profileMembersOf } from '../record/record.facts.ts';
import { toConditions } from '../record/record.view.ts';
import { kidneyStageChange } from '../reports/analyses/kidney.ts';
import { listVisits } from './visits.queries.ts';

const diaryMs = 30 * dayMs;
const labForms = 3;

/**
 * Returns a patient's record for a doctor, with texts in the doctor's units. The calling function must check the care relation and record the
 * access.
 */
export async function readPatientRecord(
  db: Database,
  patientId: string,
  { nric, now, reader }: { nric: NricVault; now: Date; reader: Pick<Caller, 'accountId'> },
): Promise<Omit<PatientRecord, 'access'>> {
  const patient = { accountId: patientId };
  const since = addMs(now, -diaryMs);
  const account = await getAccount(db, patientId);
  const owner = { ...patient, timeZone: account.timeZone, fullName: account.fullName };
  const [facts, medicines, show, pressures, sugar, weight, vitalSigns, healthForms, visits] =
    await Promise.all([
      readFacts(db, owner, { now, reader }),
      allMedications(db, patient),
      medicationViewer(db, patient, now),
      pressuresSince(db, patient, since),
      measurementsSince(db, patient, { kinds: ['sugar'], since }),
      measurementsSince(db, patient, { kinds: ['weight'], since }),
      vitalSignsSince(db, patient, since),
      listLabForms(db, patient, { limit: labForms, now }),
      listVisits(db, patient),
    ]);
  return {
    ...toPerson(account, nric),
    ...profileMembersOf(facts.record),
    conditions: toConditions(facts.record, (item) =>
      item === 'chronic_kidney_disease' ? (kidneyStageChange(facts)?.fact ?? null) : null,
    ),
    medications: medicines.map(show),
    adherence: await readAdherence(db, owner, { medicines, now }),
    bloodPressure: pressures.map(toBloodPressure),
    sugar: sugar.map(toSugar),
    weight: weight.map(toWeight),
    vitalSigns: toVitalSigns(facts, vitalSigns),
    healthForms,
    alerts: [...facts.alerts],
    pregnancy: toPregnancy(facts),
    pressureVerdict: pressureVerdictOf(facts),
    goals: patientGoals(facts),
    visits,
  };
}

/**
 * Returns the verdict on the 7-day average that the patient sees; `null` without readings and when it is
 * withheld.
 */
function pressureVerdictOf(facts: HealthFacts): string | null {
  const average = homeAverage(facts);
  if (average.status !== 'ok') return null;
  const mean = { sbpMmHg: average.meanSbpMmHg, dbpMmHg: average.meanDbpMmHg };
  const isWithheld = withheldFor('bp_band', scopeOf(facts)) !== null;
  const badge = permittedBadge(mean, { limit: goalsFor(facts).pressure?.home ?? null, isWithheld });
  return badge && averageVerdictWords(mean, badge);
}

/** Returns the readings of each vital sign, with what the patient reads about the newest one. */
function toVitalSigns(facts: HealthFacts, rows: readonly MeasurementRow[]): PatientRecord['vitalSigns'] {
  return VITAL_SIGNS.flatMap((kind) => {
    const readings = rows.filter((row) => row.kind === kind).map((row) => toVitalSign(kind, row));
    const [newest] = readings;
    if (!newest) return [];
    const verdict = vitalSignAdvice(kind, newest.value, readingPersonOf(facts))?.reason ?? null;
    return [{ kind, verdict, readings }];
  });
}

function toPregnancy({ gender, record }: HealthFacts): PatientRecord['pregnancy'] {
  if (gender?.value.sex === 'male') return null;
  const { pregnancy } = record.items;
  const { on = null, dueOn = null } = pregnancy.decidedBy ?? {};
  return { isPregnant: countsAs(pregnancy), statedOn: on, dueOn, endedOn: recentBirthOn(record) };
}

function toPerson(row: AccountRow, nric: NricVault) {
  const { id, fullName, documentEncrypted, dateOfBirth, phone } = row;
  return {
    patientUuid: id,
    fullName,
    nricMasked: maskNric(nric.decrypt(documentEncrypted, id)),
    dateOfBirth,
    phone,
    gender: chosen(genders, row.genderUuid),
  };
}
