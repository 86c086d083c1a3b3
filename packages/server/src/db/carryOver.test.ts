import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { countsAs, type ItemCode, recordItem, splitAllergies, typedDiagnoses } from '@vitalane/clinical';
import type { HealthAnswers } from '@vitalane/contract';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../demo/accounts.ts';
import { carryOverDiagnoses } from '../features/record/carryOver.ts';
import { allergiesOf, lastDoneOn } from '../features/record/record.facts.ts';
import { readRecord } from '../features/record/record.queries.ts';
import { chronicConditions, currentlyMedications } from '../lists/choices.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';

/**
 * The migration that creates the health record. An installation of the previous version has the migrations
 * before it.
 */
const migration = /_health_statements$/;
const now = new Date('2026-01-10T04:00:00Z');

/** A patient as stored in the four tables of the previous version. Forms are in ascending order of age. */
interface OldPerson {
  isSmoker: boolean | null;
  isDrugAllergies: boolean | null;
  drugAllergies: string | null;
  forms: { day: number; isSmoker: boolean | null; conditions: string[]; groups: string[] }[];
  diagnoses: string[];
  answers: HealthAnswers | null;
}

const yesNoOpen = fc.option(fc.boolean(), { nil: null });
const codes = (list: readonly { code: string }[]) =>
  fc.subarray(
    list.map(({ code }) => code),
    { maxLength: 5 },
  );
const oldPerson: fc.Arbitrary<OldPerson> = fc.record({
  isSmoker: yesNoOpen,
  isDrugAllergies: yesNoOpen,
  drugAllergies: fc.constantFrom(null, '', 'Penicillin', 'Penicillin, Aspirin; latex\nnuts', ' ,; '),
  forms: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 9 }),
      isSmoker: yesNoOpen,
      conditions: codes(chronicConditions),
      groups: codes(currentlyMedications),
    }),
    { maxLength: 3 },
  ),
  diagnoses: fc.subarray(['T2DM', 'Gout', 'mother has diabetes', '?stroke', 'Tennis elbow', 'No asthma']),
  answers: fc.option(
    fc.record({
      isPregnant: yesNoOpen,
      isFrail: yesNoOpen,
      isImmunocompromised: yesNoOpen,
      hasOrganDamage: yesNoOpen,
      hasEarlyFamilyHeartDisease: yesNoOpen,
      smokingStatus: fc.constantFrom(null, 'never', 'former_5y', 'vaping', 'current'),
      familyHistory: fc.option(fc.subarray(['breast', 'cervical', 'colorectal'] as const), { nil: null }),
      livesWithIndoorSmoker: yesNoOpen,
      isAgedCareResident: yesNoOpen,
      everSexuallyActive: yesNoOpen,
      hadTotalHysterectomy: yesNoOpen,
      lastFit: fc.constantFrom(null, '2025-03-01'),
      influenzaLast: fc.constantFrom(null, '2025-10-20'),
    }),
    { nil: null },
  ),
});

const demoPeople = demoAccounts.flatMap(({ patient }): OldPerson[] =>
  patient
    ? [
        {
          isSmoker: patient.profile.isSmoker,
          isDrugAllergies: patient.profile.drugAllergies !== null,
          drugAllergies: patient.profile.drugAllergies,
          answers: patient.profile.answers,
          diagnoses: patient.record.diagnoses.map(({ name }) => name),
          forms: patient.record.labReports.map((_, index) => ({
            day: index + 1,
            isSmoker: patient.profile.isSmoker,
            conditions: [...patient.record.conditions],
            groups: [...patient.record.medicineGroups],
          })),
        },
      ]
    : [],
);
const people = [...demoPeople, ...fc.sample(oldPerson, { seed: 2026, numRuns: 120 })];

const folder = mkdtempSync(join(tmpdir(), 'vitalane-carry-over-'));
const pglite = new PGlite();
const db = drizzle(pglite, { schema });
const ids = people.map(() => randomUUID());

beforeAll(async () => {
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalPath, 'utf8'));
  const count = journal.entries.findIndex(({ tag }) => migration.test(tag));
  expect(count).toBeGreaterThan(0);
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(db, { migrationsFolder: folder });
  for (const [index, person] of people.entries()) await store(ids[index] ?? '', person);
  await migrate(db, { migrationsFolder });
  await carryOverDiagnoses(db);
});
afterAll(async () => {
  await pglite.close();
  rmSync(folder, { recursive: true });
});

const uuidsOf = (list: readonly { code: string; uuid: string }[], wanted: readonly string[]) =>
  list.filter(({ code }) => wanted.includes(code)).map(({ uuid }) => uuid);

/** Stores a patient in the columns of the previous version. */
async function store(id: string, person: OldPerson): Promise<void> {
  const at = '2026-01-01T04:00:00Z';
  await pglite.query(
    `insert into account (id, email, role, full_name, time_zone, created_at, is_smoker, is_drug_allergies, drug_allergies)
     values ($1, $2, 'ROLE_USER', 'Lee Wei', 'Asia/Singapore', $3, $4, $5, $6)`,
    [id, `${id}@test.example`, at, person.isSmoker, person.isDrugAllergies, person.drugAllergies],
  );
  for (const { day, isSmoker, conditions, groups } of person.forms) {
    await pglite.query(
      `insert into health_form (id, owner_id, full_name, is_smoker, chronic_condition_ids, current_medication_ids,
         date_of_birth, gender_id, listed_at, created_at, updated_at)
       values ($1, $2, 'Lee Wei', $3, $4, $5, '1970-01-01', $1, $6, $6, $6)`,
      [
        randomUUID(),
        id,
        isSmoker,
        uuidsOf(chronicConditions, conditions),
        uuidsOf(currentlyMedications, groups),
        `2026-01-0${day}T04:00:00Z`,
      ],
    );
  }
  for (const name of person.diagnoses)
    await pglite.query('insert into diagnosis (id, owner_id, name, created_at) values ($1, $2, $3, $4)', [
      randomUUID(),
      id,
      name,
      at,
    ]);
  if (person.answers)
    await pglite.query('insert into health_answers (owner_id, answers, updated_at) values ($1, $2, $3)', [
      id,
      JSON.stringify(person.answers),
      at,
    ]);
}

/** Returns everything that the previous version stored as present. */
function presentItems({ isSmoker, forms, diagnoses, answers }: OldPerson): string[] {
  const itemsIf = (isTrue: unknown, item: ItemCode) => (isTrue === true ? [item] : []);
  return [
    ...itemsIf(
      isSmoker || forms.some((form) => form.isSmoker) || answers?.smokingStatus === 'current',
      'smoking',
    ),
    ...itemsIf(answers?.smokingStatus === 'vaping', 'vaping'),
    ...forms.flatMap(({ conditions, groups }) => [...conditions, ...groups]),
    ...diagnoses
      .flatMap((name) => typedDiagnoses(name))
      .flatMap(({ code, says }) => (says === 'present' && code ? [code] : [])),
    ...itemsIf(answers?.isPregnant, 'pregnancy'),
    ...itemsIf(answers?.isFrail, 'frailty'),
    ...itemsIf(answers?.isImmunocompromised, 'weak_immune_system'),
    ...itemsIf(answers?.hasOrganDamage, 'organ_damage'),
    ...itemsIf(answers?.hasEarlyFamilyHeartDisease, 'early_family_heart_disease'),
    ...itemsIf(answers?.livesWithIndoorSmoker, 'smoke_at_home'),
    ...itemsIf(answers?.isAgedCareResident, 'nursing_home'),
    ...itemsIf(answers?.everSexuallyActive, 'sexually_active'),
    ...itemsIf(answers?.hadTotalHysterectomy, 'hysterectomy'),
    ...(answers?.familyHistory ?? []).map((cancer) => `family_${cancer}_cancer`),
  ];
}

describe('the migration to the health record', () => {
  it.each(people.map((person, index) => ({ index, person })))(
    'keeps every statement of person $index',
    async ({ index, person }) => {
      const record = await readRecord(db, { accountId: ids[index] ?? '' }, now);
      const lost = presentItems(person).filter((item) => !countsAs(record.items[item as ItemCode]));
      expect(lost).toEqual([]);
      expect(lastDoneOn(record, 'stool_test')).toBe(person.answers?.lastFit ?? null);
      expect(lastDoneOn(record, 'flu_vaccine')).toBe(person.answers?.influenzaLast ?? null);
      const { hasAny, names } = allergiesOf(record);
      for (const name of splitAllergies(person.drugAllergies ?? '')) expect(names).toContain(name);
      if (person.isDrugAllergies) expect(hasAny).toBe(true);
      const kept = record.texts.filter(({ item }) => item === 'other_condition').map(({ text }) => text);
      for (const name of person.diagnoses)
        if (typedDiagnoses(name).length === 0) expect(kept).toContain(name);
    },
  );

  it('does not convert an unticked box into a no', async () => {
    for (const [index, person] of people.entries()) {
      const record = await readRecord(db, { accountId: ids[index] ?? '' }, now);
      const denied = Object.values(record.items).filter(
        ({ item, value }) => value === 'no' && recordItem(item).kind === 'condition',
      );
      const mayBeDenied = [
        'weak_immune_system',
        ...person.diagnoses.flatMap((name) => typedDiagnoses(name)).map(({ code }) => code),
      ];
      expect(denied.filter(({ item }) => !mayBeDenied.includes(item)).map(({ item }) => item)).toEqual([]);
    }
  });

  it('changes nothing the second time', async () => {
    const count = async () => (await db.select().from(schema.healthStatement)).length;
    const before = await count();
    await carryOverDiagnoses(db);
    expect(await count()).toBe(before);
  });
});
