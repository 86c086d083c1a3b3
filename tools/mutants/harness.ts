// Runs inside vitest, in the copy of the tree: one world, every mutant switched on in turn, and the rows of the
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
import { noteReached, task, turnOn } from './switch.ts';
import type { Verdicts } from './task.ts';

vi.mock('../../packages/server/src/contract/rateLimits.ts', () => ({ rateLimitOf: () => undefined }));
vi.mock('../../packages/server/src/contract/contract.ts', async (importOriginal) => {
  const original = await importOriginal<{ loadContract: () => Contract }>();
  // Loaded here: the matrix reads the contract before this file runs.
  const { withChanges } = await import('./switch.ts');
  return { ...original, loadContract: () => withChanges(original.loadContract()) };
});

interface Row {
  name: string;
  operationId: string;
  check(matrix: Matrix): Promise<void>;
}

/** A check that every request passes is noticed early or not at all. */
const mostRows = 80;
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
  // What a mutant answered may break the contract; that is no fault of the server's.
  await matrix.world.server.close().catch(() => undefined);
  matrix = await makeMatrix();
}
beforeAll(async () => {
  matrix = await makeMatrix();
}, hourMs);
afterAll(() => matrix.world.server.close().catch(() => undefined));

/** Returns whether a row fails, or the server does what it must not, with a mutant switched on, or with none. */
async function fails(row: Row, mutant?: number): Promise<boolean> {
  turnOn(mutant);
  const { server } = matrix.world;
  const before = server.problems().length;
  try {
    await row.check(matrix);
    return server.problems().length > before;
  } catch {
    return true;
  } finally {
    turnOn(undefined);
  }
}

/** Returns whether a row notices a mutant: it fails with it, and in a world that nothing has happened to yet too. */
async function notices(row: Row, mutant: number): Promise<boolean> {
  if (!(await fails(row, mutant))) return false;
  if (!(await fails(row))) return true;
  await renew();
  const isNoticed = !(await fails(row)) && (await fails(row, mutant));
  await renew();
  return isNoticed;
}

it('tries every mutant', { timeout: hourMs }, async () => {
  const rowsOf = new Map<number, Row[]>();
  for (const row of rows) {
    const reached = noteReached();
    if (await fails(row)) throw new Error(`The matrix fails without any mutant: ${row.name}`);
    for (const id of reached) rowsOf.set(id, [...(rowsOf.get(id) ?? []), row]);
  }
  const verdicts: Verdicts = {};
  const tryOut = async (id: number, candidates: readonly Row[]) => {
    const step = Math.max(1, Math.ceil(candidates.length / mostRows));
    const chosen = candidates.filter((_row, index) => index % step === 0);
    verdicts[id] = { rows: chosen.length };
    for (const row of chosen) {
      if (!(await notices(row, id))) continue;
      verdicts[id] = { killedBy: row.name };
      break;
    }
    writeFileSync(task.resultFile, JSON.stringify(verdicts));
  };
  for (const { id } of task.source) await tryOut(id, rowsOf.get(id) ?? []);
  for (const { id, operationId } of task.contract)
    await tryOut(id, rows.filter((row) => row.operationId === operationId).slice(0, 1));
});
