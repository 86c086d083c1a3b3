import {
  ANY_ARTERY_DISEASE_WORDS,
  capitalised,
  INPUT_WORDS,
  isQuantity,
  measurementAge,
  NO_RISK_PRESSURE,
  OTHER_RISK_WORDS,
  QUANTITIES,
  UNNAMED_INPUT_WORDS,
} from '@vitalane/clinical';
import type { ReportInput } from '@vitalane/contract';
import type { HealthFacts, Known, LabResult } from './facts.ts';
import { type InputKind, type InputValue, inputKinds } from './inputKinds.ts';
import { shownResult } from './labs.ts';
import { precise } from './quantities.ts';

/** Code of an input. */
export type InputCode = keyof typeof inputKinds;

/** Inputs of one report, for the clinical functions and the report's data. */
export interface Inputs {
  /** Known inputs with date, source and age. */
  list: ReportInput[];
  /** Ids of the health forms of the inputs, by code. */
  sourceIds: Readonly<Record<string, string>>;
  /** Returns a number in its canonical unit; `null` when it is unknown or only a limit. */
  number(code: InputCode): number | null;
  /** Returns a laboratory result, including limits. */
  result(code: InputCode): LabResult | null;
  /** Returns yes or no; `null` when unknown. */
  flag(code: InputCode): boolean | null;
  /** Returns a text; `null` when unknown. */
  text(code: InputCode): string | null;
  /** Returns the date of an input; `null` when unknown. */
  date(code: InputCode): string | null;
}

/** Looks up the inputs with the given codes. */
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

/** Fields of clinical functions that consist of several inputs. */
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

/** Returns the code and texts of an input by its field in the clinical functions. */
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

/** Returns the texts of an input: its name, and how to add it. */
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
  const shared = { code, label: capitalised(label), date, origin, isOld: age?.status === 'ok' && age.isOld };
  if (isLabResult(value)) return { ...shared, ...labInput(facts, code, value) };
  if (typeof value !== 'number') return { ...shared, value: null, text: textOf(value), unit: null };
  if (code === 'age') return { ...shared, value, unit: 'years' };
  return isQuantity(code)
    ? { ...shared, value: precise(code, value), unit: QUANTITIES[code].unit }
    : { ...shared, value, unit: null };
}

/** Returns a result for display. A limit has no numeric value for calculations. */
function labInput({ units }: HealthFacts, code: InputCode, result: LabResult): LabInput {
  if (!isQuantity(code)) return { value: result.value, unit: null };
  const shown = shownResult(units, code, result);
  if (result.comparator !== null) return { value: null, text: shown.text, unit: null, shown };
  return { value: precise(code, result.value), unit: QUANTITIES[code].unit, shown };
}

function isLabResult(value: InputValue | undefined): value is LabResult {
  return typeof value === 'object';
}

function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}
