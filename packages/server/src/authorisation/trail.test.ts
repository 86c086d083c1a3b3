import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import { auditEvent } from '../db/schema.ts';
import type { Owner } from './belongings.ts';
import { calls, make } from './calls.ts';
import { createWorld, partsOf, type World } from './world.ts';

const { operations } = loadContract();
const staffRoles = { ROLE_DOCTOR: 'the doctor who attended', ROLE_ADMIN: 'an admin' } as const;

/** Every operation that staff may carry out on somebody's data, with each role of staff that may. */
const staffCalls = calls.flatMap((call) => {
  const { access = 'public', audit } = operations.get(call.operationId) ?? {};
  const roles = (['ROLE_DOCTOR', 'ROLE_ADMIN'] as const).filter(
    (role) =>
      (access === 'signed-in' && audit !== undefined) || (Array.isArray(access) && access.includes(role)),
  );
  return roles.map((role) => ({ call, role, operationId: call.operationId, audit }));
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
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

describe('the audit trail', () => {
  it.each(['getOrder', 'getDocument', 'deleteSugar', 'updateUserMedication', 'getAddress'])(
    'holds %s for an id of another patient',
    async (operationId) => {
      const stranger = world.callers['another patient'];
      const call = calls.find((candidate) => candidate.operationId === operationId);
      if (!call) throw new Error(`${operationId} is not in the contract`);
      const parts = { ...partsOf(call, stranger.ids), id: partsOf(call, world.victimIds).id };
      const { statusCode } = await make(world.server, call, { parts, token: stranger.person.token });
      expect(statusCode).toBe(404);
      const refusals = (await eventsOf(stranger)).filter(({ outcome }) => outcome === 'refused');
      expect(refusals.map(({ objectId }) => objectId ?? '')).toContainEqual(
        expect.stringContaining(String(parts.id)),
      );
    },
  );

  it.each(staffCalls)('holds $operationId by $role', async ({ call, role, operationId, audit }) => {
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
