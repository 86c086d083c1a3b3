// Runs inside vitest, in the copy of the repository: enables every mutant in turn and runs the rows of the
// authorisation matrix that reach it.
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, it, vi } from 'vitest';
import type { Contract } from '../../packages/server/src/contract/contract.ts';
import { callerNames } from '../../packages/server/test/access-matrix/byDesign.ts';
import { calls } from '../../packages/server/test/access-matrix/calls.ts';
import {
  expectOwnOnly,
  expectRefusals,
  type Matrix,
  prepareStrangers,
} from '../../packages/server/test/access-matrix/rows.ts';
import { createWorld, mayMake } from '../../packages/server/test/access-matrix/world.ts';
import { enable, recordReached, task } from './switch.ts';
import type { Verdicts } from './task.ts';

vi.mock('../../packages/server/src/contract/rateLimits.ts', () => ({ rateLimitOf: () => undefined }));
vi.mock('../../packages/server/src/contract/contract.ts', async (importOriginal) => {
  const original = await importOriginal<{ loadContract: () => Contract }>();
  // Imported here: the matrix reads the contract before this file runs.
  const { withChanges } = await import('./switch.ts');
  return { ...original, loadContract: () => withChanges(original.loadContract()) };
});

interface Row {
  name: string;
  operationId: string;
  check(matrix: Matrix): Promise<void>;
}

/** Maximum rows per mutant. A check that every request passes is detected early or not at all. */
const maxRows = 80;
const hourMs = 3_600_000;

const rows: readonly Row[] = calls.flatMap((call) => {
  const { operationId } = call;
  const refusals = {
    operationId,
    name: `${operationId}: turns away everybody whom it is not for`,
    check: (matrix: Matrix) => expectRefusals(matrix, call),
  };
  const callers = callerNames.filter((caller) => mayMake(caller, operationId));
  const ownOnly = callers.map((caller) => ({
    operationId,
    name: `${operationId}: answers ${caller} who names another's object as if there were none`,
    check: (matrix: Matrix) => expectOwnOnly(matrix, call, caller),
  }));
  return [refusals, ...ownOnly];
});

let matrix: Matrix;
async function makeMatrix(): Promise<Matrix> {
  const world = await createWorld();
  const counts = { refusals: 0, swaps: 0, spellings: 0, strayIds: 0 };
  return { world, counts, strangers: await prepareStrangers(world) };
}
async function renew(): Promise<void> {
  // Responses of a mutant may violate the contract, which is no fault of the server.
  await matrix.world.server.close().catch(() => undefined);
  matrix = await makeMatrix();
}
beforeAll(async () => {
  matrix = await makeMatrix();
}, hourMs);
afterAll(() => matrix.world.server.close().catch(() => undefined));

/** Returns whether a row fails, or the server misbehaves, with or without a mutant. */
async function fails(row: Row, mutant?: number): Promise<boolean> {
  enable(mutant);
  const { server } = matrix.world;
  const before = server.problems().length;
  try {
    await row.check(matrix);
    return server.problems().length > before;
  } catch {
    return true;
  } finally {
    enable(undefined);
  }
}

/** Returns whether a row detects a mutant: it fails with the mutant, also in a new world. */
async function detects(row: Row, mutant: number): Promise<boolean> {
  if (!(await fails(row, mutant))) return false;
  if (!(await fails(row))) return true;
  await renew();
  const isDetected = !(await fails(row)) && (await fails(row, mutant));
  await renew();
  return isDetected;
}

it('tries every mutant', { timeout: hourMs }, async () => {
  const rowsOf = new Map<number, Row[]>();
  for (const row of rows) {
    const reached = recordReached();
    if (await fails(row)) throw new Error(`The matrix fails without any mutant: ${row.name}`);
    for (const id of reached) rowsOf.set(id, [...(rowsOf.get(id) ?? []), row]);
  }
  const verdicts: Verdicts = {};
  const tryOut = async (id: number, candidates: readonly Row[]) => {
    const step = Math.max(1, Math.ceil(candidates.length / maxRows));
    const chosen = candidates.filter((_row, index) => index % step === 0);
    verdicts[id] = { rows: chosen.length };
    for (const row of chosen) {
      if (!(await detects(row, id))) continue;
      verdicts[id] = { killedBy: row.name };
      break;
    }
    writeFileSync(task.resultFile, JSON.stringify(verdicts));
  };
  for (const { id } of task.source) await tryOut(id, rowsOf.get(id) ?? []);
  for (const { id, operationId } of task.contract)
    await tryOut(id, rows.filter((row) => row.operationId === operationId).slice(0, 1));
});
