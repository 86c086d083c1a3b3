import type { ContractMutant, SourceMutant } from './find.ts';

/** What the program that starts this asks for, and what it gets back. */
export interface Task {
  source: readonly SourceMutant[];
  contract: readonly ContractMutant[];
  resultFile: string;
}

/** By number of the mutant: the row that noticed it, or why none did. */
export type Verdicts = Record<string, { killedBy: string } | { rows: number }>;
