import { dayInWords } from '@vitalane/time';
import { countsAs, type RecordEntry } from '../record/record.ts';
import type { KdigoG } from './kdigo.ts';

/** Filtration stage named by a diagnosis in the record. */
export interface RecordedKidneyStage {
  /** Written stage: "G3a"; "G3" when the diagnosis omits a or b. */
  readonly stage: string;
  /** Possible stages, mildest first. */
  readonly possible: readonly KdigoG[];
  /** Day of the statement, YYYY-MM-DD. */
  readonly on: string;
}

/** Filtration stages, mildest first. */
const STAGES: readonly KdigoG[] = ['G1', 'G2', 'G3a', 'G3b', 'G4', 'G5'];
const NAMED = /\b(?:stage|ckd|g)[\s:-]*g?([1-5])([ab]?)\b/gi;

function stageIn(text: string): string | null {
  const named = [...text.matchAll(NAMED)].map(([, digit, half = '']) => `G${digit}${half.toLowerCase()}`);
  const [stage, ...others] = new Set(named);
  // Two stages in one diagnosis may belong to two diseases.
  return stage !== undefined && others.length === 0 ? stage : null;
}

/** Returns the stage in the newest diagnosis of kidney disease that names one, or `null`. */
export function recordedKidneyStage(entry: RecordEntry): RecordedKidneyStage | null {
  if (countsAs(entry) === false) return null;
  for (const { text, says, on } of entry.statements) {
    const stage = text && says === 'present' ? stageIn(text) : null;
    const possible = STAGES.filter((one) => stage !== null && one.startsWith(stage));
    if (stage && possible.length > 0) return { stage, possible, on };
  }
  return null;
}

/** Returns whether a diagnosis of kidney disease in the record names dialysis. */
export function isOnDialysis(entry: RecordEntry): boolean {
  const names = ({ text, says }: RecordEntry['statements'][number]) =>
    says === 'present' && /dialysis\b/i.test(text ?? '');
  return countsAs(entry) !== false && entry.statements.some(names);
}

/** Texts on a newer result beside a recorded stage. */
export interface StageChange {
  /** The fact, worded for both patient and doctor. */
  readonly fact: string;
  /** Requested action of the patient. */
  readonly action: string;
}

/**
 * Returns the texts for a result with a worse stage than the recorded one, or `null` when it is not worse.
 * `possible`: stages that the result allows. `result`: as displayed. `on`: day of the sample, YYYY-MM-DD.
 *
 * @signOff [D] A result with a worse stage than the recorded one is named beside it, for a doctor to review.
 */
export function stageChange(
  recorded: RecordedKidneyStage,
  newest: { readonly possible: readonly KdigoG[]; readonly result: string; readonly on: string },
): StageChange | null {
  const worst = Math.max(...recorded.possible.map((stage) => STAGES.indexOf(stage)));
  const isWorse = newest.possible.every((stage) => STAGES.indexOf(stage) > worst);
  if (newest.possible.length === 0 || !isWorse) return null;
  const stage = newest.possible.join(' or ');
  return {
    fact: `Recorded: kidney disease stage ${recorded.stage}, ${dayInWords(recorded.on)}. Newest result: ${newest.result}, ${dayInWords(newest.on)}, stage ${stage}. The newest result is worse than the recorded stage.`,
    action: 'Ask your doctor to review it.',
  };
}
