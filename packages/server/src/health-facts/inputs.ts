import {
  ANY_ARTERY_DISEASE_WORDS,
  INPUT_WORDS,
  measurementAge,
  NO_RISK_PRESSURE,
  OTHER_RISK_WORDS,
  UNNAMED_INPUT_WORDS,
} from '@vitalane/clinical';
import type { ReportInput } from '@vitalane/contract';
import type { HealthFacts, Known, LabResult } from './facts.ts';
import { type InputKind, type InputValue, inputKinds } from './inputKinds.ts';
import { shownResult } from './labs.ts';
import { isQuantity, precise, unitOf } from './quantities.ts';
import { sentence } from './sentences.ts';

/** The code of an input. */
export type InputCode = keyof typeof inputKinds;

/** The inputs of one report, as the clinical functions and the report's data take them. */
export interface Inputs {
  /** Those that are known, with date, origin and age. */
  list: ReportInput[];
  /** The health form that an input stands in, by its code. */
  sourceIds: Readonly<Record<string, string>>;
  /** A number in its canonical unit, or null when it is unknown or only a limit. */
  number(code: InputCode): number | null;
  /** A laboratory result, also one of which only a limit is known. */
  result(code: InputCode): LabResult | null;
  /** Yes, no, or null when it is unknown. */
  flag(code: InputCode): boolean | null;
  /** A text, or null when it is unknown. */
  text(code: InputCode): string | null;
  /** The day that an input is from. */
  date(code: InputCode): string | null;
}

/** Finds what is known of some inputs. */
export function gather(facts: HealthFacts, codes: readonly InputCode[]): Inputs {
  const known = new Map(codes.map((code) => [code, kindOf(code).find(facts)]));
  const valueOfCode = (code: InputCode) => known.get(code)?.value;
  return {
    list: [...known].flatMap(([code, found]) => (found ? [toInput(facts, code, found)] : [])),
    sourceIds: Object.fromEntries(
      [...known].flatMap(([code, found]) => (found?.sourceId ? [[code, found.sourceId]] : [])),
    ),
    number(code) {
      const value = valueOfCode(code);
      if (typeof value === 'number') return value;
      return isLabResult(value) && value.comparator === null ? value.value : null;
    },
    result(code) {
      const value = valueOfCode(code);
      return isLabResult(value) ? value : null;
    },
    flag(code) {
      const value = valueOfCode(code);
      return typeof value === 'boolean' ? value : null;
    },
    text(code) {
      const value = valueOfCode(code);
      return typeof value === 'string' ? value : null;
    },
    date: (code) => known.get(code)?.date ?? null,
  };
}

type LabInput = Pick<ReportInput, 'value' | 'text' | 'unit' | 'shown'>;

interface NamedInput {
  code: string;
  label: string;
  answer: string;
}

/** Fields that the clinical functions name and that no single input stands for. */
const composed: Record<string, NamedInput> = {
  hasCvd: {
    code: 'hasAscvd',
    ...ANY_ARTERY_DISEASE_WORDS,
  },
  otherMajorRiskFactor: { code: 'hasHypertension', ...OTHER_RISK_WORDS },
  sbpMmHg: { code: 'sbp', ...NO_RISK_PRESSURE },
  readings: {
    code: 'blood_pressure',
    ...INPUT_WORDS.readings,
  },
};

/** Returns what is said of an input that the clinical functions name by its field: its code, its name, and how to add it. */
export function inputOfField(field: string): NamedInput {
  const other = composed[field];
  if (other) return other;
  const found = Object.entries<InputKind>(inputKinds).find(([, kind]) => kind.field === field);
  if (!found) return { code: field, ...UNNAMED_INPUT_WORDS };
  const [code, { label, answer }] = found;
  return { code, label, answer };
}

/** Returns whether a text is the code of an input. */
export function isInputCode(code: string): code is InputCode {
  return code in inputKinds;
}

/** Returns what is said of an input: its name, and how to add it. */
export function inputOfCode(code: InputCode): Pick<InputKind, 'label' | 'answer'> {
  return kindOf(code);
}

const kindOf = (code: InputCode): InputKind => inputKinds[code];

function toInput(
  facts: HealthFacts,
  code: InputCode,
  { value, date, origin }: Known<InputValue>,
): ReportInput {
  const { label, item } = kindOf(code);
  const age = date === null ? null : measurementAge({ item, measuredOn: date, asOf: facts.asOf });
  const shared = { code, label: sentence(label), date, origin, isOld: age?.status === 'ok' && age.isOld };
  if (isLabResult(value)) return { ...shared, ...labInput(facts, code, value) };
  if (typeof value !== 'number') return { ...shared, value: null, text: textOf(value), unit: null };
  if (code === 'age') return { ...shared, value, unit: 'years' };
  return isQuantity(code)
    ? { ...shared, value: precise(code, value), unit: unitOf(code) }
    : { ...shared, value, unit: null };
}

/** Returns a result as it is shown. A limit is no number that anything could be calculated from. */
function labInput({ units }: HealthFacts, code: InputCode, result: LabResult): LabInput {
  if (!isQuantity(code)) return { value: result.value, unit: null };
  const shown = shownResult(units, code, result);
  if (result.comparator !== null) return { value: null, text: shown.text, unit: null, shown };
  return { value: precise(code, result.value), unit: unitOf(code), shown };
}

function isLabResult(value: InputValue | undefined): value is LabResult {
  return typeof value === 'object';
}

function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}
