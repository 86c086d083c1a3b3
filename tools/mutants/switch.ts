// Switches of mutants, for the code and for the contract.
import { readFileSync } from 'node:fs';
import type { Contract, Operation } from '../../packages/server/src/contract/contract.ts';
import type { ContractMutant } from './find.ts';
import type { Task } from './task.ts';

declare global {
  var isMutant: ((id: number) => boolean) | undefined;
}

/** Task of this process. */
export const task: Task = JSON.parse(readFileSync(String(process.env.MUTANTS_TASK), 'utf8'));

let active: number | undefined;
let reached = new Set<number>();
globalThis.isMutant = (id) => {
  reached.add(id);
  return active === id;
};

/** Enables one mutant and disables all others. */
export function enable(id: number | undefined): void {
  active = id;
}

/** Starts to record the mutants that the code reaches. */
export function recordReached(): ReadonlySet<number> {
  reached = new Set();
  return reached;
}

/** Returns the contract with the lines of mutants replaced that are enabled at the time of reading. */
export function withChanges(contract: Contract): Contract {
  const operations = [...contract.operations].map(([operationId, operation]) => {
    const own = task.contract.filter((mutant) => mutant.operationId === operationId);
    return [operationId, own.length > 0 ? changeable(operation, own) : operation] as const;
  });
  return { ...contract, operations: new Map(operations) };
}

function changeable(operation: Operation, mutants: readonly ContractMutant[]): Operation {
  const isOn = (change: ContractMutant['change']) =>
    mutants.some((mutant) => mutant.change === change && mutant.id === active);
  return {
    ...operation,
    get access() {
      return isOn('open to every role') ? 'signed-in' : operation.access;
    },
    get allowsUnverified() {
      return isOn('open to unverified accounts') || operation.allowsUnverified;
    },
    get allowsInactive() {
      return isOn('open to inactive accounts') || operation.allowsInactive;
    },
  };
}
