import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byDesign, callerNames } from './byDesign.ts';
import { calls, make } from './calls.ts';
import { swapsOf } from './swaps.ts';
import { createWorld, mayMake, partsOf, type World } from './world.ts';

/** Status of valid requests that name a missing secret, provider or report. */
const expectedStatuses: Readonly<Record<string, number>> = {
  login: 401,
  checkGoogle: 404,
  refreshToken: 401,
  checkSignUpCode: 422,
  resendSignCode: 409,
  analyseImages: 422,
  getGuestLobby: 404,
  confirmEmail: 422,
  confirmSecondFactor: 422,
  // No patient of the matrix shares alerts with the clinic.
  acknowledgeClinicAlert: 404,
  closeClinicAlert: 404,
  // No doctor has set a goal before.
  withdrawPatientGoal: 422,
  checkSecondFactor: 409,
  renewRecoveryCodes: 409,
};
/** Calls that end a session: last, and each with its own accounts. */
const sessionEndingCalls = [
  'logout',
  'endSession',
  'changePassword',
  'resetPassword',
  'deleteAccount',
  'updateAccount',
  'resetSecondFactor',
];

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Calls in an order in which objects are used before they are deleted. */
const inOrder = calls
  .filter(({ operationId }) => !sessionEndingCalls.includes(operationId))
  .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('requests of the matrix are valid except for the owner', () => {
  it.each(
    byDesign
      .flatMap(({ callers, operationIds, kinds }) =>
        callers
          .filter((caller) => caller !== 'an unverified account')
          .flatMap((caller) => operationIds.map((operationId) => ({ caller, operationId, kinds }))),
      )
      .filter(({ caller, operationId }) => mayMake(caller, operationId)),
  )(
    '$operationId allows $caller to name permitted objects of others',
    async ({ caller, operationId, kinds }) => {
      const call = calls.find((one) => one.operationId === operationId);
      if (!call) throw new Error(`${operationId} is not in the contract`);
      const owner = world.callers[caller];
      const swaps = swapsOf(call, partsOf(call, owner.ids), { own: {}, other: world.victimIds });
      for (const swap of swaps.filter(({ kind }) => kinds.includes(kind))) {
        const answer = await make(world.server, call, {
          parts: swap.with(swap.foreign),
          token: owner.person.token,
        });
        expect([200, 201, 204, 409]).toContain(answer.statusCode);
      }
    },
  );

  it.each(inOrder)('$operationId allows the owner', async (call) => {
    const callers = callerNames.filter((caller) => caller !== 'an unverified account');
    const first = callers.find((caller) => mayMake(caller, call.operationId));
    if (!first) throw new Error(`No role may call ${call.operationId}`);
    const { person, ids } = world.callers[first];
    const before = await world.record();
    const answer = await make(world.server, call, { parts: partsOf(call, ids), token: person.token });
    expect(await world.record()).toEqual(before);
    const wanted = expectedStatuses[call.operationId];
    if (wanted) expect(answer.statusCode).toBe(wanted);
    else expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(300);
  });
});
