import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { account } from '../../src/db/schema.ts';

/** Adds ten years of diary up to today: 20 000 entries, most of them daily. Returns their number. */
export async function addTenYears(db: Database, email: string): Promise<number> {
  const id = await ownerOf(db, email);
  await addPressures(db, id, { count: 7300, interval: '12 hours' });
  const measures = [
    { kind: 'sugar', count: 7300, value: sql`5 + (n % 40) / 10.0`, interval: '12 hours' },
    { kind: 'weight', count: 3650, value: sql`62 + (n % 50) / 10.0`, interval: '24 hours' },
    { kind: 'exercise', count: 1750, value: sql`20 + n % 40`, interval: '50 hours' },
  ];
  for (const { kind, count, value, interval } of measures)
    await db.execute(sql`
      insert into measurement (id, owner_id, kind, value, ${columns})
      select gen_random_uuid(), ${id}, ${kind}, ${value}, ${moment(interval)}
      from generate_series(1, ${count}::int) as n`);
  return 7300 + measures.reduce((sum, { count }) => sum + count, 0);
}

/** Adds four blood pressures a day for a number of days up to now. */
export async function addReadings(db: Database, email: string, days: number): Promise<void> {
  await addPressures(db, await ownerOf(db, email), { count: days * 4, interval: '6 hours' });
}

/** Names of the columns of {@link moment}. */
const columns = sql`date, time, time_zone, measured_at, created_at`;

/** Returns the columns of a moment: entry n is n intervals before now, with a varying time of day. */
const moment = (interval: string) => sql`
  to_char((now() - n * ${interval}::interval) at time zone 'Asia/Singapore', 'YYYY-MM-DD')::date,
  to_char((now() - n * ${interval}::interval) at time zone 'Asia/Singapore', 'HH24:MI'),
  'Asia/Singapore', date_trunc('minute', now() - n * ${interval}::interval), now()`;

async function ownerOf(db: Database, email: string): Promise<SQL> {
  const [owner] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
  if (!owner) throw new Error('The account does not exist.');
  return sql`${owner.id}::uuid`;
}

async function addPressures(
  db: Database,
  id: SQL,
  { count, interval }: { count: number; interval: string },
): Promise<void> {
  await db.execute(sql`
    insert into blood_pressure (id, owner_id, systolic_mmhg, diastolic_mmhg, ${columns})
    select gen_random_uuid(), ${id}, 118 + (n * 7) % 30, 74 + (n * 5) % 16, ${moment(interval)}
    from generate_series(1, ${count}::int) as n`);
}
