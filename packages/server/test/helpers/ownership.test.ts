import { describe, expect, it } from 'vitest';
import { ownershipProblem } from './ownership.ts';

describe('a statement about rows with an owner', () => {
  it.each([
    ['select "id" from "address" where "address"."owner_id" = $1'],
    ['select "id" from "address" where ("address"."id" = $1 and "address"."owner_id" = $2) limit $3'],
    ['delete from "measurement" where owner_id in ($1, $2)'],
    ['select 1 from "account" left join "second_factor" on "second_factor"."owner_id" = "account"."id"'],
    ['insert into "address" ("id", "owner_id") values ($1, $2)'],
    ['select "id" from "account" where "account"."id" = $1'],
  ])('names the owner: %s', (sql) => {
    expect(ownershipProblem(sql)).toBeUndefined();
  });

  it.each([
    [
      'select "id", "owner_id" from "address" where "address"."id" = $1 limit $2',
      'select from "address" where "address"."id" = $',
    ],
    [
      'update "address" set "owner_id" = $1 where "address"."id" = $2 returning "id"',
      'update "address" set where "address"."id" = $',
    ],
    [
      'delete from "measurement" where "measurement"."id" in ($1, $2)',
      'delete from "measurement" where "measurement"."id" in ($)',
    ],
    [
      'select 1 from "address" where "address"."owner_id" = $1 union all select 1 from "diagnosis"',
      'select from "diagnosis"',
    ],
    [
      'select 1 from "address" inner join "diagnosis" on "diagnosis"."id" = "address"."id" where "address"."owner_id" = $1',
      'select from "address" inner join "diagnosis" on "diagnosis"."id" = "address"."id" where "address"."owner_id" = $',
    ],
  ])('does not name the owner: %s', (sql, shape) => {
    expect(ownershipProblem(sql)).toBe(shape);
  });

  it('can be an exception with a reason', () => {
    expect(ownershipProblem('select "id" from "stored_file" where "stored_file"."id" = $1')).toBeUndefined();
  });
});
