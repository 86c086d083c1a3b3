import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/contract/contract.ts';
import { auditEvent } from '../../src/db/schema.ts';
import type { Owner } from './belongings.ts';
import { calls, make } from './calls.ts';
import { swapsOf } from './swaps.ts';
import { createWorld, mayMake, partsOf, type World } from './world.ts';

const { operations } = loadContract();
const staffRoles = { ROLE_DOCTOR: 'the doctor who attended', ROLE_ADMIN: 'an admin' } as const;

/** Every operation of staff on other people's data, with each role that may call it. */
const staffCalls = calls.flatMap((call) => {
  const { access = 'public', audit } = operations.get(call.operationId) ?? {};
  const roles = (['ROLE_DOCTOR', 'ROLE_ADMIN'] as const).filter(
    (role) =>
      (access === 'signed-in' && audit !== undefined) || (Array.isArray(access) && access.includes(role)),
  );
  return roles.map((role) => ({ call, role, operationId: call.operationId, audit }));
});

/** Operations with a session: callers without one have no name in the trail. */
const strangersCalls = calls.filter(
  ({ operationId }) =>
    mayMake('another patient', operationId) && operations.get(operationId)?.access !== 'public',
);

let world: World;
/** The victim's objects with ids, without addresses and identity numbers. */
let victims: World['victimIds'];
beforeAll(async () => {
  world = await createWorld();
  const { nric: _, email: __, ...ids } = world.victimIds;
  victims = ids;
});
afterAll(() => world.server.close());

async function eventsOf({ person }: Owner) {
  const { db } = world.server;
  return await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.actorId, person.id))
    .orderBy(desc(auditEvent.at));
}

/** Returns whether a refusal is about one member, because another member may also be refused. */
function isAbout(where: string, { fields }: { fields?: { name: string }[] }): boolean {
  return fields === undefined || fields.some(({ name }) => where.split('.')[1] === name.split('.')[0]);
}

describe('the audit trail', () => {
  it.each(strangersCalls)('contains $operationId for an id of another patient', async (call) => {
    const stranger = world.callers['another patient'];
    const parts = partsOf(call, stranger.ids);
    const swaps = swapsOf(call, parts, { own: stranger.ids, other: victims });
    for (const { where, foreign, with: replaced } of new Map(swaps.map((s) => [s.where, s])).values()) {
      const before = (await eventsOf(stranger)).map(({ id }) => id);
      const { token } = stranger.person;
      const answer = await make(world.server, call, { parts: replaced(foreign), token });
      if (answer.statusCode < 400 || !isAbout(where, answer.json())) continue;
      const added = (await eventsOf(stranger)).filter(({ id }) => !before.includes(id));
      expect(added, `${where} was answered ${answer.statusCode}`).toMatchObject([
        { outcome: 'refused', objectId: expect.stringContaining(foreign) },
      ]);
    }
  });

  it.each(staffCalls)('contains $operationId by $role', async ({ call, role, operationId, audit }) => {
    expect(audit, `${operationId} declares its event as x-audit`).not.toBe('access');
    const staff = world.callers[staffRoles[role]];
    const before = (await eventsOf(staff)).length;
    const answer = await make(world.server, call, {
      parts: partsOf(call, staff.ids),
      token: staff.person.token,
    });
    const events = await eventsOf(staff);
    expect({ status: answer.statusCode, events: events.length - before }).toEqual({
      status: answer.statusCode,
      events: expect.toSatisfy((count: number) => count >= 1),
    });
    if (answer.statusCode < 300) expect(events.map(({ action }) => action)).toContain(audit);
  });
});
