import {
  ADVICE_LEVELS,
  type Failure,
  type FailureStatus,
  type PartName,
  type PartPerson,
  type Result,
  WITHHELD_WORDS,
  type WithholdReason,
  withheldFor,
} from '@vitalane/clinical';
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

/** A finding that says how soon to act. `plain` is the value alone, for people whom the rest is withheld from. */
export type LevelledFinding = Finding & { status: Level; plain?: string };

/** What a part of a report is, as the table of withheld parts names it. */
interface PartScope {
  part: PartName;
  /** Heads the finding that says why the part is withheld. */
  label: string;
  /** True for a value that we calculate: it is withheld together with its band. */
  isDerived?: boolean;
  /** True for a goal that a doctor set for this person: it stands where usual goals are withheld. */
  isByDoctor?: boolean;
}

/** What one calculation adds to a report. */
export interface Part {
  /** Absent for a part that is for everybody. */
  scope?: PartScope;
  findings?: LevelledFinding[];
  values?: ReportValue[];
  missing?: MissingInput[];
  advice?: string[];
  series?: ReportSeries[];
  /** The report's overall band; the first part that has one decides. */
  category?: string;
  target?: ReportTarget;
}

/** A report, calculated. */
export interface Analysis {
  findings: LevelledFinding[];
  values: ReportValue[];
  missing: MissingInput[];
  advice: string[];
  series: ReportSeries[];
  category: string | null;
  target: ReportTarget | null;
}

/** Orders by how soon to act, the most pressing first. */
export function byUrgency(a: Level, b: Level): number {
  return ADVICE_LEVELS.indexOf(a) - ADVICE_LEVELS.indexOf(b);
}

/** Puts parts together. An input that several calculations lack is named once. */
export function merge(parts: readonly Part[]): Analysis {
  const all = <Key extends 'findings' | 'values' | 'missing' | 'advice' | 'series'>(key: Key) =>
    parts.map((part) => part[key] ?? []);
  const missing = all('missing').flat();
  return {
    findings: all('findings')
      .flat()
      .map(({ label, text, status }) => ({ label, text, status }))
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

/** Words that are said once for a whole report. */
const mentionedOnce: readonly WithholdReason[] = ['pregnancy', 'after_birth', 'under_18', 'under_1'];

/** Keeps of each part what is for the person, and says once why the rest is withheld. */
export function withoutWithheld(parts: readonly Part[], person: PartPerson): Part[] {
  const mentioned = new Set<WithholdReason>();
  return parts.map((part) => {
    const { scope } = part;
    const reason = scope ? withheldFor(scope.part, person) : null;
    if (!scope || !reason || scope.isByDoctor) return part;
    const isNews = !mentioned.has(reason);
    mentioned.add(reason);
    return withheld(part, isNews ? reasonFinding(scope, reason) : null);
  });
}

function reasonFinding({ label }: PartScope, reason: WithholdReason): LevelledFinding {
  const heading = mentionedOnce.includes(reason) ? 'Ranges' : label;
  return { label: heading, text: WITHHELD_WORDS[reason], status: 'info' };
}

/** Returns what is left of a part: plain values and what is urgent. */
function withheld({ scope, values = [], findings = [], series }: Part, why: LevelledFinding | null): Part {
  const kept = findings.flatMap((finding): LevelledFinding[] => {
    const { label, status, plain } = finding;
    if (status === 'urgent') return [finding];
    return plain && !scope?.isDerived ? [{ label, text: plain, status: 'info' }] : [];
  });
  return {
    findings: why ? [...kept, why] : kept,
    values: scope?.isDerived ? [] : values.map((value) => ({ ...value, category: null })),
    ...(series && { series }),
  };
}

/** Returns a part with values alone, where it has them, in place of what they mean, and without general advice. */
export function withoutVerdicts({ findings = [], advice: _advice, ...part }: Part): Part {
  const plain = findings.map(
    (finding): LevelledFinding =>
      finding.plain && finding.status !== 'urgent'
        ? { label: finding.label, text: finding.plain, status: 'info' }
        : finding,
  );
  return { ...part, findings: plain };
}

/** What a calculation is about, in words. */
export interface Subject {
  /** Heads the finding: "Your BMI". */
  label: string;
  /** Completes "… cannot be calculated." */
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

/** Returns the part of a calculation that has no result. What nobody could add is said, and not listed as missing. */
export function withoutResult({ label, what }: Subject, { status, fields }: Failure): Part {
  const inputs = fields.map(inputOfField);
  const names = listOf(new Set(inputs.map((input) => input.label)));
  const { level, say, answer } = reasons[status];
  const missing = inputs.map((input) => ({
    field: input.code,
    status,
    why: `${what} cannot be calculated without this.`,
    answer: answer?.(input) ?? '',
  }));
  return { findings: [{ label, text: say(names), status: level }], missing: answer ? missing : [] };
}

interface Reason {
  level: Level;
  say(names: string): string;
  /** What to do about one input; absent where there is nothing to add. */
  answer?(input: { label: string; answer: string }): string;
}

const reasons: Record<FailureStatus, Reason> = {
  missing: {
    level: 'info',
    say: (names) => `To work this out we need to know: ${names}.`,
    answer: ({ answer }) => answer,
  },
  implausible: {
    level: 'act',
    say: (names) => `${sentence(names)} looks unusual. Please check the number and its unit.`,
    answer: ({ label }) => `Check ${label} and its unit in your health form or diary.`,
  },
  not_applicable: {
    level: 'info',
    say: (names) =>
      `This estimate is not made for your situation (${names}). Your doctor can tell you what fits you.`,
  },
  out_of_range: {
    level: 'info',
    say: (names) =>
      `This estimate is not made for your values (${names}). Your doctor can tell you what fits you.`,
  },
};
