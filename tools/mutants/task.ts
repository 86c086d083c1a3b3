import type { ContractMutant, SourceMutant } from './find.ts';

/** Input and output of the harness process. */
export interface Task {
  source: readonly SourceMutant[];
  contract: readonly ContractMutant[];
  resultFile: string;
}

/** Verdict by mutant number: the row that detected it, or the number of rows that did not. */
export type Verdicts = Record<string, { killedBy: string } | { rows: number }>;
