import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerNames } from './byDesign.ts';
import { calls } from './calls.ts';
import { expectOwnOnly, expectRefusals, type Matrix, prepareStrangers } from './rows.ts';
import { createWorld, mayMake } from './world.ts';

const minSwaps = 600;
const counts = { refusals: 0, swaps: 0, spellings: 0, strayIds: 0 };

let matrix: Matrix;
beforeAll(async () => {
  const world = await createWorld();
  matrix = { world, strangers: await prepareStrangers(world), counts };
});
afterAll(async () => {
  console.log(`authorisation: ${calls.length} calls, ${JSON.stringify(counts)}`);
  await matrix.world.server.close();
});

describe.each(calls)('$operationId', (call) => {
  it('turns away everybody whom it is not for', () => expectRefusals(matrix, call));

  it.each(callerNames.filter((caller) => mayMake(caller, call.operationId)))(
    'treats an object of another account like a missing one, for %s',
    (caller) => expectOwnOnly(matrix, call, caller),
  );
});

it(`swapped at least ${minSwaps} ids`, () => {
  expect(counts.swaps).toBeGreaterThanOrEqual(minSwaps);
});
