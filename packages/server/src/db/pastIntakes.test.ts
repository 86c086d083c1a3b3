import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from './migrations.ts';

const ownerId = '4c1d8f0a-3a63-4c61-8a53-6d1e8a6f2b10';
const pglite = new PGlite();

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const index = files.findIndex((name) => name.endsWith('_doses.sql'));
const apply = (name: string) => pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));

/** Adds a medicine of 1 January 2016 in Singapore. */
async function addMedicine(
  name: string,
  columns: { frequency: string; times?: string; zone?: string; regularly?: boolean },
) {
  const { frequency, times = '{}', zone = 'Asia/Singapore', regularly = true } = columns;
  await pglite.query(
    `insert into user_medication (id, owner_id, name, route, unit, dose, frequency, reminder, regularly,
      reminder_frequency, days, times, time_zone, created_at)
    values (gen_random_uuid(), $1, $2, 'Oral', 'tablet', 1, $3, false, $4, 'Daily', '{0}', $5, $6, '2015-12-31 16:30Z')`,
    [ownerId, name, frequency, regularly, times, zone],
  );
}

/** Adds an intake of a medicine at a local time in Singapore. */
async function addIntake(medicine: string, at: string) {
  await pglite.query(
    `insert into medication_intake (id, owner_id, medication_id, name, unit, dose, taken_from_stock, date, time,
      time_zone, measured_at, created_at)
    select gen_random_uuid(), $1, id, name, unit, 1, 1, $3::timestamp::date, to_char($3::timestamp, 'HH24:MI'),
      'Asia/Singapore', $3::timestamp at time zone 'Asia/Singapore', now()
    from user_medication where name = $2`,
    [ownerId, medicine, at],
  );
}

async function addReminder(medicine: string, at: string, status: string, intakeAt: string | null = null) {
  await pglite.query(
    `insert into reminder (id, owner_id, medication_id, kind, date, time, due_at, status, intake_id, notice_count)
    select gen_random_uuid(), $1, m.id, 'dose', $3::timestamp::date, to_char($3::timestamp, 'HH24:MI'),
      $3::timestamp at time zone 'Asia/Singapore', $4,
      (select i.id from medication_intake i where i.medication_id = m.id
        and i.measured_at = $5::timestamp at time zone 'Asia/Singapore'), 0
    from user_medication m where m.name = $2`,
    [ownerId, medicine, at, status, intakeAt],
  );
}

beforeAll(async () => {
  for (const name of files.slice(0, index)) await apply(name);
  await pglite.query(
    `insert into account (id, email, role, full_name, time_zone, created_at)
    values ($1, 'a@test.example', 'ROLE_USER', 'Lee Wei', 'Asia/Singapore', now())`,
    [ownerId],
  );
  const twice = { frequency: 'Twice daily', times: '{20:00,08:00,broken}' };
  await addMedicine('Timed', twice);
  await addMedicine('Far away', { ...twice, zone: 'Atlantis/Poseidonis' });
  await addMedicine('Any time', { frequency: 'Three times daily' });
  await addMedicine('Every other day', { frequency: 'Every other day', times: '{08:00}' });
  await addMedicine('When needed', { frequency: 'Only when needed', regularly: false });
  for (const [medicine, at] of [
    ['Timed', '2026-01-01 00:20'],
    ['Timed', '2026-01-01 08:10'],
    ['Timed', '2026-01-02 07:50'],
    ['Timed', '2026-01-02 12:00'],
    ['Timed', '2026-01-02 21:00'],
    ['Far away', '2026-01-02 08:00'],
    ['Any time', '2026-01-02 12:00'],
    ['Any time', '2026-01-02 09:00'],
    ['Every other day', '2026-01-01 08:00'],
    ['Every other day', '2026-01-02 08:00'],
    ['When needed', '2026-01-02 08:00'],
  ] as const)
    await addIntake(medicine, at);
  await addReminder('Timed', '2025-12-31 20:00', 'taken', '2026-01-01 00:20');
  await addReminder('Timed', '2026-01-01 20:00', 'skipped');
  await addReminder('Timed', '2026-01-03 08:00', 'taken');
  await addReminder('Timed', '2026-01-03 20:00', 'waiting');
  // Ten years of a medicine that is taken twice a day, forgotten each 17th evening.
  await addMedicine('Ten years', { frequency: 'Twice daily', times: '{08:00,20:00}' });
  await pglite.query(`
    insert into medication_intake (id, owner_id, medication_id, name, unit, dose, taken_from_stock, date, time,
      time_zone, measured_at, created_at)
    select gen_random_uuid(), m.owner_id, m.id, m.name, m.unit, 1, 1, d::date, h, 'Asia/Singapore',
      (d::date + h::time) at time zone 'Asia/Singapore', now()
    from user_medication m, generate_series('2016-01-01'::date, '2025-12-31', '1 day') d, unnest('{08:12,20:31}'::text[]) h
    where m.name = 'Ten years' and not (h = '20:31' and extract(doy from d)::int % 17 = 0)`);
  await apply(files[index] ?? '');
});
afterAll(() => pglite.close());

async function intakesOf(medicine: string) {
  const { rows } = await pglite.query<{ at: string; dose: string | null }>(
    `select to_char(i.measured_at at time zone 'Asia/Singapore', 'DD HH24:MI') as at,
      to_char(d.date, 'DD') || ' ' || d.slot || ' ' || d.status as dose
    from medication_intake i left join dose d on d.id = i.dose_id where i.name = $1 order by i.measured_at`,
    [medicine],
  );
  return rows.map(({ at, dose }) => [at, dose]);
}

it('an upgrade keeps the doses that reminders recorded, and ties each other intake to the dose it was shown as', async () => {
  expect(await intakesOf('Timed')).toEqual([
    ['01 00:20', '31 20:00 taken'],
    ['01 08:10', '01 08:00 taken'],
    ['02 07:50', '02 08:00 taken'],
    ['02 12:00', '02 20:00 taken'],
    ['02 21:00', null],
  ]);
  expect(await intakesOf('Any time')).toEqual([
    ['02 09:00', '02 1 taken'],
    ['02 12:00', '02 2 taken'],
  ]);
});

it('an upgrade leaves an intake extra on a day without doses, and of a medicine taken when needed', async () => {
  // 1 January 2026 is the 3653rd day of the medicine, which is taken on the first, third, fifth.
  expect(await intakesOf('Every other day')).toEqual([
    ['01 08:00', null],
    ['02 08:00', '02 08:00 taken'],
  ]);
  expect(await intakesOf('When needed')).toEqual([['02 08:00', null]]);
});

it('an upgrade keeps skipped doses, forgets one whose intake is gone, and keeps waiting reminders', async () => {
  const { rows } = await pglite.query(
    `select to_char(date, 'DD') as day, slot, status from dose where status <> 'taken' order by date`,
  );
  expect(rows).toEqual([{ day: '01', slot: '20:00', status: 'skipped' }]);
  const reminders = await pglite.query(`select status, time from reminder`);
  expect(reminders.rows).toEqual([{ status: 'waiting', time: '20:00' }]);
});

it('an upgrade starts a schedule on the day the medicine was added, and is not stopped by an unknown zone', async () => {
  const { rows } = await pglite.query(
    `select name, to_char(first_day, 'YYYY-MM-DD') as first from user_medication where name in ('Timed', 'Far away')
    order by name`,
  );
  expect(rows).toEqual([
    { name: 'Far away', first: '2015-12-31' },
    { name: 'Timed', first: '2016-01-01' },
  ]);
  expect(await intakesOf('Far away')).toEqual([['02 08:00', '02 08:00 taken']]);
});

it('an upgrade ties ten years of intakes to their doses', async () => {
  const { rows } = await pglite.query(
    `select d.slot, count(*)::int as taken, count(*) filter (where d.date <> i.date)::int as moved
    from medication_intake i left join dose d on d.id = i.dose_id where i.name = 'Ten years' group by d.slot order by 1`,
  );
  expect(rows).toEqual([
    { slot: '08:00', taken: 3653, moved: 0 },
    { slot: '20:00', taken: 3443, moved: 0 },
  ]);
});
