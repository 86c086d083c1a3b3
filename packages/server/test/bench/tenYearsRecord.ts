import { randomUUID } from 'node:crypto';
import {
  CONDITIONS,
  FORM_CODES,
  type FormCode,
  type ItemCode,
  isItemCode,
  QUANTITIES,
  type Says,
} from '@vitalane/clinical';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { account, healthForm, healthStatement, labValue } from '../../src/db/schema.ts';
import { insertRows } from '../../src/demo/bulk.ts';
import { genders } from '../../src/lists/choices.ts';

const weeks = 520;
const months = 120;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const monthMs = 30 * dayMs;
/** Results of the newest sample without a condition; earlier ones vary by up to a tenth. */
const plainValues: Partial<Record<FormCode, number>> = {
  tc: 5.2,
  ldl: 3.1,
  hdl: 1.2,
  tg: 1.6,
  glucose_fasting: 6.4,
  hba1c: 7.1,
  creatinine: 92,
  uacr: 4.1,
  urea: 6,
  uric_acid: 380,
  sodium: 139,
  potassium: 4.4,
  alt: 28,
  ast: 24,
  alp: 80,
  ggt: 34,
  bilirubin: 11,
  albumin: 43,
  platelets: 240,
  haemoglobin: 14.1,
  sbp: 134,
  dbp: 82,
};

type Statement = typeof healthStatement.$inferSelect;
type StatementOfRecord = Pick<Statement, 'item' | 'says' | 'source'> &
  Partial<Pick<Statement, 'by' | 'doctorName' | 'text'>>;

const conditions = Object.keys(CONDITIONS).filter(isItemCode);
const groups: readonly ItemCode[] = ['blood_pressure_medicine', 'statin', 'diabetes_tablets', 'inhaler'];
const answers: readonly ItemCode[] = ['frailty', 'organ_damage', 'early_family_heart_disease', 'vaping'];
const substances = ['Penicillin', 'Aspirin', 'Co-trimoxazole', 'Ibuprofen', 'Codeine', 'Latex'];
const doctors = ['Dr Priya Nair', 'Dr Lim Wei Jie', 'Dr Tan Hui Ling'];
const turns: readonly Says[] = ['present', 'present', 'absent', 'present', 'resolved', 'uncertain'];
const itemAt = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty');
  return found;
};

/** Returns the statements of one week: by form, profile, health questions, own words, and a doctor. */
function statementsInWeek(week: number): StatementOfRecord[] {
  const says = itemAt(turns, week);
  const doctor = { by: 'doctor', doctorName: itemAt(doctors, week), source: 'doctor_note' } as const;
  return [
    { item: itemAt(conditions, week), says, source: 'health_form' },
    { item: itemAt(groups, week), says: 'present', source: 'health_form' },
    { item: 'smoking', says: week % 4 === 0 ? 'present' : 'absent', source: 'profile' },
    { item: itemAt(answers, week), says: 'absent', source: 'health_answers' },
    { item: itemAt(conditions, week * 5), says: itemAt(turns, week + 1), ...doctor },
    week % 2 === 0
      ? { item: 'drug_allergy', says, source: 'profile', text: itemAt(substances, week) }
      : { item: 'other_condition', says, source: 'diagnosis', text: `Ache number ${week % 40}` },
  ];
}

const civilDay = (at: Date) => at.toISOString().slice(0, 10);

async function addStatements(db: Database, ownerId: string, newest: Date): Promise<number> {
  const rows = Array.from({ length: weeks }, (_, week) => week).flatMap((week) => {
    const recordedAt = new Date(newest.getTime() - week * weekMs);
    const shared = { ownerId, authorId: ownerId, sourceId: null, recordedAt, on: civilDay(recordedAt) };
    const rest = {
      by: 'patient',
      doctorName: null,
      text: null,
      confirmed: false,
      dueOn: null,
      doneOn: null,
    } as const;
    return statementsInWeek(week).map((one): Statement => ({ id: randomUUID(), ...shared, ...rest, ...one }));
  });
  await insertRows(db, healthStatement, rows);
  return rows.length;
}

async function addLabReports(
  db: Database,
  person: Pick<typeof account.$inferSelect, 'id' | 'fullName' | 'dateOfBirth' | 'genderUuid'>,
  newest: Date,
): Promise<number> {
  const forms = Array.from({ length: months }, (_, month) => {
    const at = new Date(newest.getTime() - month * monthMs);
    return {
      id: randomUUID(),
      ownerId: person.id,
      fullName: person.fullName,
      isSmoker: null,
      ethnicityId: null,
      chronicConditionIds: [],
      currentMedicationIds: [],
      dateOfLabTest: civilDay(at),
      dateOfBirth: person.dateOfBirth ?? '1970-01-01',
      genderId: person.genderUuid ?? genders[0]?.uuid ?? '',
      isFasting: true,
      fileId: null,
      listedAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
  const rows = forms.flatMap((form, month) =>
    FORM_CODES.flatMap((code) => {
      const plain = plainValues[code];
      if (plain === undefined) return [];
      const value = Number((plain * (1 + ((month % 21) - 10) / 100)).toFixed(2));
      const entered = {
        canonicalValue: value,
        typedValue: value,
        typedUnit: QUANTITIES[code].unit,
        comparator: null,
      };
      const range = { referenceLow: null, referenceHigh: null };
      const { id: formId, ownerId, dateOfLabTest: measuredOn } = form;
      return [{ formId, ownerId, code, ...entered, ...range, measuredOn }];
    }),
  );
  await insertRows(db, healthForm, forms);
  await insertRows(db, labValue, rows);
  return rows.length;
}

/**
 * Adds ten years of health record: weekly statements by the patient and three doctors, and a monthly laboratory
 * report. Returns the number of each.
 */
export async function addTenYearsOfRecord(
  db: Database,
  email: string,
): Promise<{ statements: number; labValues: number }> {
  const [person] = await db.select().from(account).where(eq(account.email, email));
  if (!person) throw new Error('The account does not exist.');
  const newest = new Date(Date.now() - dayMs);
  const statements = await addStatements(db, person.id, newest);
  return { statements, labValues: await addLabReports(db, person, newest) };
}
