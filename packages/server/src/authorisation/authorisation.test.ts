import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerNames } from './byDesign.ts';
import { calls } from './calls.ts';
import { expectOwnOnly, expectRefusals, type Matrix, prepareStrangers } from './rows.ts';
import { createWorld, mayMake } from './world.ts';

// The matrix makes more calls than one person may in a minute; the limits have tests of their own.
vi.mock('../contract/rateLimits.ts', () => ({ rateLimits: {} }));

const leastSwaps = 600;
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
    "answers %s who names another's object as if there were none",
    (caller) => expectOwnOnly(matrix, call, caller),
  );
});

it(`swapped at least ${leastSwaps} ids`, () => {
  expect(counts.swaps).toBeGreaterThanOrEqual(leastSwaps);
});
