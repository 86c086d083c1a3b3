import {
  ADVICE_LEVELS,
  ASK_WHICH_ESTIMATE_WORDS,
  type BandWords,
  capitalised,
  type Failure,
  type FailureStatus,
  type PartName,
  type PartPerson,
  type Result,
  WITHHELD_ADVICE,
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
import { listOf } from './sentences.ts';

/** A finding with its urgency, and its components. */
export type LevelledFinding = Finding & {
  status: Level;
  /** The value alone, for patients from whom the rest is withheld. */
  plain?: string;
  /** What the value means. */
  meaning?: string;
  /** What the patient can do about it. */
  action?: string;
};

/** Returns the finding of a value: the value, what it means, and what the patient can do. */
export function findingOf(label: string, plain: string, words: BandWords): LevelledFinding {
  const { text: meaning, level: status, advice: action } = words;
  return { label, text: `${plain} ${meaning}`.trim(), plain, meaning, status, ...(action && { action }) };
}

/** Identifies a part of a report in the table of withheld parts. */
interface PartScope {
  part: PartName;
  /** Label of the finding that states why the part is withheld. */
  label: string;
  /** Whether the value is calculated, and therefore withheld together with its band. */
  isDerived?: boolean;
  /** Whether a doctor set the goal for this patient, so that it is shown when default goals are withheld. */
  isByDoctor?: boolean;
}

/** Output of one calculation for a report. */
export interface Part {
  /** Absent for a part that applies to everyone. */
  scope?: PartScope;
  findings?: LevelledFinding[];
  values?: ReportValue[];
  missing?: MissingInput[];
  /** What the patient can do, where it belongs to no single finding. */
  actions?: string[];
  /** General notes, listed after all actions. */
  advice?: string[];
  series?: ReportSeries[];
  /** Overall band of the report; the first part with a band decides. */
  category?: string;
  target?: ReportTarget;
}

/** Contents of a calculated report. */
export interface Analysis {
  findings: Omit<LevelledFinding, 'plain' | 'meaning'>[];
  values: ReportValue[];
  missing: MissingInput[];
  /** What the patient can do, the most urgent first. */
  actions: string[];
  advice: string[];
  series: ReportSeries[];
  category: string | null;
  target: ReportTarget | null;
}

/** Compares levels by urgency, the most urgent first. */
export function byUrgency(a: Level, b: Level): number {
  return ADVICE_LEVELS.indexOf(a) - ADVICE_LEVELS.indexOf(b);
}

/** Merges parts. An input that several calculations lack is listed once. */
export function merge(parts: readonly Part[]): Analysis {
  const all = <Key extends 'findings' | 'values' | 'missing' | 'actions' | 'advice' | 'series'>(key: Key) =>
    parts.map((part) => part[key] ?? []);
  const missing = all('missing').flat();
  const findings = all('findings')
    .flat()
    .toSorted((a, b) => byUrgency(a.status, b.status));
  const actions = [...findings.flatMap(({ action }) => action ?? []), ...all('actions').flat()];
  return {
    findings: findings.map(({ plain: _plain, meaning: _meaning, ...finding }) => finding),
    actions: [...new Set(actions)],
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

/** Reasons that are stated once for a whole report. */
const mentionedOnce: readonly WithholdReason[] = ['pregnancy', 'after_birth', 'under_18', 'under_1'];

/** Keeps the parts that apply to the patient, and states once why the others are withheld. */
export function withoutWithheld(parts: readonly Part[], person: PartPerson): Part[] {
  const mentioned = new Set<WithholdReason>();
  return parts.map((part) => {
    const { scope } = part;
    const reason = scope ? withheldFor(scope.part, person) : null;
    if (!scope || !reason || scope.isByDoctor) return part;
    const isFirstMention = !mentioned.has(reason);
    mentioned.add(reason);
    return withheld(part, isFirstMention ? reasonFinding(scope, reason) : null);
  });
}

function reasonFinding({ label }: PartScope, reason: WithholdReason): LevelledFinding {
  const heading = mentionedOnce.includes(reason) ? 'Ranges' : label;
  return {
    label: heading,
    text: WITHHELD_WORDS[reason],
    status: 'info',
    action: WITHHELD_ADVICE[reason],
  };
}

/** Returns the remainder of a withheld part: plain values and urgent findings. */
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

/** Keeps the urgent findings of a part, and of the others what is no calm verdict; removes their actions and notes. */
export function withoutVerdicts({ findings = [], actions: _actions, advice: _notes, ...part }: Part): Part {
  return { ...part, findings: findings.map(withoutVerdict) };
}

function withoutVerdict(finding: LevelledFinding): LevelledFinding {
  const { action: _action, ...rest } = finding;
  const { label, status, plain, meaning = '' } = rest;
  if (status === 'urgent') return finding;
  if (!plain) return rest;
  const text = status === 'info' ? plain : `${plain} ${meaning}`.trim();
  return { label, text, plain, status: 'info' };
}

/** Removes the actions of a part, because an open alert about its result has one. */
export function withoutActions({ findings = [], actions: _actions, ...part }: Part): Part {
  return { ...part, findings: findings.map(({ action: _action, ...finding }) => finding) };
}

/** Texts about the subject of a calculation. */
export interface Subject {
  /** Label of the finding: "Your BMI". */
  label: string;
  /** Completes "… cannot be calculated." */
  what: string;
}

/** Shows a result, or explains which inputs are missing and why. Never shows a number without a result. */
export function explain<Values>(
  subject: Subject,
  result: Result<Values>,
  show: (values: Values) => Part,
): Part {
  return result.status === 'ok' ? show(result) : withoutResult(subject, result);
}

/**
 * Returns the part of a calculation without a result. Problems that the patient cannot solve are explained, and
 * not listed as missing.
 */
export function withoutResult({ label, what }: Subject, { status, fields }: Failure): Part {
  const inputs = fields.map(inputOfField);
  const names = listOf(new Set(inputs.map((input) => input.label)));
  const { level, textFor, answer, action } = reasons[status];
  const missing = inputs.map((input) => ({
    field: input.code,
    status,
    why: `${what} cannot be calculated without this.`,
    answer: answer?.(input) ?? '',
  }));
  return {
    findings: [{ label, text: textFor(names), status: level, ...(action && { action }) }],
    missing: answer ? missing : [],
  };
}

interface Reason {
  level: Level;
  textFor(names: string): string;
  /** Returns the advice about one input; absent when nothing can be added. */
  answer?(input: { label: string; answer: string }): string;
  /** What the patient can do when nothing can be added. */
  action?: string;
}

const reasons: Record<FailureStatus, Reason> = {
  missing: {
    level: 'info',
    textFor: (names) => `To work this out we need to know: ${names}.`,
    answer: ({ answer }) => answer,
  },
  implausible: {
    level: 'act',
    textFor: (names) => `${capitalised(names)} looks unusual. Please check the number and its unit.`,
    answer: ({ label }) => `Check ${label} and its unit in your health form or diary.`,
  },
  not_applicable: {
    level: 'info',
    textFor: (names) =>
      `This estimate is not made for your situation (${names}). Your doctor can tell you what fits you.`,
    action: ASK_WHICH_ESTIMATE_WORDS,
  },
  out_of_range: {
    level: 'info',
    textFor: (names) =>
      `This estimate is not made for your values (${names}). Your doctor can tell you what fits you.`,
    action: ASK_WHICH_ESTIMATE_WORDS,
  },
};
