import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { tableList } from '../../src/db/tableList.ts';

/** Tables whose rows refer to the owner through another table. */
const indirect: Readonly<Record<string, (owners: SQL) => SQL>> = {
  account: (owners) => sql`id in ${owners}`,
  former_patient: (owners) => sql`id in ${owners}`,
  refresh_token: (owners) => sql`session_id in (select id from session where owner_id in ${owners})`,
  order_line: (owners) => sql`order_id in (select id from medicine_order where owner_id in ${owners})`,
  order_event: (owners) => sql`order_id in (select id from medicine_order where owner_id in ${owners})`,
  visit_message: (owners) =>
    sql`consultation_id in (select id from consultation where owner_id in ${owners})`,
  push_outbox: (owners) =>
    sql`subscription_id in (select id from push_subscription where owner_id in ${owners})`,
};

/** Tables without personal records: audit trail, queued mails, dead letters, counters and keys. */
const tablesWithoutOwner = [
  'audit_event',
  'mail_outbox',
  'mail_sending',
  'dead_letter',
  'sign_in_throttle',
  'used_nonce',
  'push_key',
];

/** Returns one statement that calculates a digest by table of all rows of some accounts. */
export async function fingerprint(
  db: Database,
  ownerIds: readonly string[],
): Promise<Record<string, string>> {
  const owners = sql`(${sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const digests = tableList.flatMap(({ name, columns }) => {
    if (tablesWithoutOwner.includes(name)) return [];
    const isTheirs = indirect[name]?.(owners) ?? ownedBy(name, columns, owners);
    const row = sql`${sql.identifier(name)}::text`;
    const table = sql.identifier(name);
    return [
      sql`select ${name}::text as name, md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) as digest from ${table} where ${isTheirs}`,
    ];
  });
  const result: unknown = await db.execute(sql.join(digests, sql` union all `));
  const { rows } = result as { rows: { name: string; digest: string }[] };
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

function ownedBy(name: string, columns: readonly string[], owners: SQL): SQL {
  if (!columns.includes('owner_id')) {
    throw new Error(`${name} has no owner column: add it to fingerprint.ts.`);
  }
  return sql`owner_id in ${owners}`;
}
