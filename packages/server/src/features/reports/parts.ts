import type { Failure, FailureStatus, Result } from '@vitalane/clinical';
import type {
  Finding,
  Level,
  MissingInput,
  ReportSeries,
  ReportTarget,
  ReportValue,
} from '@vitalane/contract';
import { inputOfField } from './inputs.ts';
import { listOf, sentence } from './sentences.ts';

/** A finding that says how soon to act. */
export type LevelledFinding = Finding & { status: Level };

/** What one calculation adds to a report. */
export interface Part {
  findings?: LevelledFinding[];
  values?: ReportValue[];
  missing?: MissingInput[];
  advice?: string[];
  series?: ReportSeries[];
  /** The report's overall band; the first part that has one decides. */
  category?: string;
  target?: ReportTarget;
}

/** A report, worked out. */
export interface Analysis {
  findings: LevelledFinding[];
  values: ReportValue[];
  missing: MissingInput[];
  advice: string[];
  series: ReportSeries[];
  category: string | null;
  target: ReportTarget | null;
}

const levels: readonly Level[] = ['urgent', 'see_doctor', 'act', 'info'];

/** Orders by how soon to act, the most pressing first. */
export function byUrgency(a: Level, b: Level): number {
  return levels.indexOf(a) - levels.indexOf(b);
}

/** Puts parts together. An input that several calculations lack is named once. */
export function merge(parts: readonly Part[]): Analysis {
  const all = <Key extends 'findings' | 'values' | 'missing' | 'advice' | 'series'>(key: Key) =>
    parts.map((part) => part[key] ?? []);
  const missing = all('missing').flat();
  return {
    findings: all('findings')
      .flat()
      .toSorted((a, b) => byUrgency(a.status, b.status)),
    values: all('values').flat(),
    missing: missing.filter(
      ({ field }, index) => missing.findIndex((other) => other.field === field) === index,
    ),
    advice: [...new Set(all('advice').flat())],
    series: all('series').flat(),
    category: parts.find(({ category }) => category !== undefined)?.category ?? null,
    target: parts.find(({ target }) => target !== undefined)?.target ?? null,
  };
}

/** What a calculation is about, in words. */
export interface Subject {
  /** Heads the finding: "Your BMI". */
  label: string;
  /** Completes "… cannot be worked out." */
  what: string;
}

/** Shows a result, or says which inputs it lacks, why, and what would change that. There is never a number anyway. */
export function explain<Values>(
  subject: Subject,
  result: Result<Values>,
  show: (values: Values) => Part,
): Part {
  return result.status === 'ok' ? show(result) : withoutResult(subject, result);
}

/** The part of a calculation that has no result. */
export function withoutResult({ label, what }: Subject, { status, fields }: Failure): Part {
  const inputs = fields.map(inputOfField);
  const names = listOf(new Set(inputs.map((input) => input.label)));
  const { level, say, answer } = reasons[status];
  return {
    findings: [{ label, text: say(names), status: level }],
    missing: inputs.map((input) => ({
      field: input.code,
      status,
      why: `${what} cannot be worked out.`,
      answer: answer(input),
    })),
  };
}

interface Reason {
  level: Level;
  say(names: string): string;
  answer(input: { label: string; answer: string }): string;
}

const outside: Reason = {
  level: 'info',
  say: (names) => `This estimate is not designed for your situation (${names}). Ask your doctor.`,
  answer: () => 'Ask your doctor.',
};

const reasons: Record<FailureStatus, Reason> = {
  missing: {
    level: 'info',
    say: (names) => `To work this out we need to know: ${names}.`,
    answer: ({ answer }) => answer,
  },
  implausible: {
    level: 'act',
    say: (names) => `${sentence(names)} looks unusual. Please check the number and its unit.`,
    answer: ({ label }) => `Check the number and the unit: ${label}.`,
  },
  not_applicable: outside,
  out_of_range: outside,
};
