import type { Sex } from '../fields.ts';
import { bandOf, QUANTITY_BANDS } from '../quantities/bands.ts';
import type { Failure } from '../result.ts';
import { chooseResult } from '../results/chooseResult.ts';
import { type Comparator, nearestAllowed, type SampleMoment } from '../results/labResult.ts';
import { type PossibleBands, possibleBands } from '../results/possibleBands.ts';
import { round } from '../round.ts';
import { egfrCkdEpi2021 } from './egfr.ts';
import type { KdigoG } from './kdigo.ts';

/** Kidney results of one sample. */
export interface KidneySample extends SampleMoment {
  /** Printed by the laboratory, in mL/min/1.73 m². */
  readonly egfr?: number | null;
  /** Comparator of a printed eGFR with only a limit. */
  readonly egfrComparator?: Comparator | null;
  readonly creatinineUmolL?: number | null;
}

/** The eGFR in use: printed by the laboratory or calculated from creatinine of the same sample. */
export interface EgfrInUse {
  readonly status: 'ok';
  readonly usedOn: string;
  readonly usedKind: 'printed' | 'calculated';
  /** Whole number in mL/min/1.73 m²; with a comparator it is the limit, not the value itself. */
  readonly egfr: number;
  readonly comparator: Comparator | null;
  /** `null` when the limit allows several stages. */
  readonly g: KdigoG | null;
  readonly possible: readonly KdigoG[];
  /** `two_results`: two samples of one day differ. `check_entry`: printed and calculated values contradict each other. */
  readonly question: 'two_results' | 'check_entry' | null;
}

/** Person of the results. `ageOn` returns the completed years on a sample day, or `null` when unknown. */
export interface KidneyPerson {
  readonly sex: Sex | (string & Record<never, never>) | null;
  ageOn(date: string): number | null;
}

type Reading = Pick<EgfrInUse, 'usedKind' | 'egfr' | 'comparator' | 'question'> & PossibleBands<KdigoG>;

/**
 * Differences between printed and calculated values; above both, one value is probably mistyped.
 *
 * @signOff [D] The differences from which an entry is checked.
 */
const DIFFERS_BY = { absolute: 10, ofPrinted: 0.2 };

/**
 * Returns the eGFR in use. The newest sample with an eGFR or a creatinine decides; an older printed eGFR never
 * replaces a newer creatinine. In one sample the printed result comes before the calculated one, unless it is only a
 * limit without a stage. When the two differ too much, the lower counts, with `check_entry`. Errors: `missing`
 * without results; of a newest sample with creatinine only, the errors of `egfrCkdEpi2021`.
 */
export function egfrInUse(person: KidneyPerson, samples: readonly KidneySample[]): EgfrInUse | Failure {
  const readings = samples.flatMap((sample) => {
    const { egfr, creatinineUmolL } = sample;
    if (!isNumber(egfr) && !isNumber(creatinineUmolL)) return [];
    return [{ on: sample.on, time: sample.time, reading: readSample(person, sample) }];
  });
  const chosen = chooseResult(readings, (a, b) => effective(a.reading) - effective(b.reading));
  if (!chosen) return { status: 'missing', fields: ['creatinineUmolL'] };
  const { on, reading } = chosen.inUse;
  if ('status' in reading) return reading;
  const { band: g, question, ...values } = reading;
  return { status: 'ok', usedOn: on, ...values, g, question: chosen.question ?? question };
}

/** Returns the sort value of the samples of one day, worse first. Unreadable samples come last. */
function effective(reading: Reading | Failure): number {
  if ('status' in reading) return Number.MAX_SAFE_INTEGER;
  return nearestAllowed({ value: reading.egfr, comparator: reading.comparator }, 1);
}

function readSample(person: KidneyPerson, sample: KidneySample): Reading | Failure {
  const { egfr, egfrComparator = null, creatinineUmolL } = sample;
  const printed = isNumber(egfr) ? printedReading(round(egfr, 0), egfrComparator) : null;
  if (!isNumber(creatinineUmolL)) return printed ?? { status: 'missing', fields: ['creatinineUmolL'] };
  const result = egfrCkdEpi2021({ sex: person.sex, ageYears: person.ageOn(sample.on), creatinineUmolL });
  if (result.status !== 'ok') return printed ?? result;
  const calculated = whole('calculated', result.egfrRounded);
  return printed ? bestOf(printed, calculated) : calculated;
}

function bestOf(printed: Reading, calculated: Reading): Reading {
  if (printed.comparator !== null && isAllowed(printed, calculated.egfr)) {
    return printed.band === null ? calculated : printed;
  }
  return isBeyond(printed, calculated.egfr) ? lowerOf(printed, calculated) : printed;
}

function isAllowed({ egfr, comparator }: Reading, value: number): boolean {
  if (comparator === '<') return value < egfr;
  if (comparator === '<=') return value <= egfr;
  return comparator === '>' ? value > egfr : value >= egfr;
}

/** Returns whether a calculated value differs so much that an entry should be checked. */
function isBeyond({ egfr }: Reading, calculated: number): boolean {
  const difference = Math.abs(egfr - calculated);
  return difference > DIFFERS_BY.absolute && difference > DIFFERS_BY.ofPrinted * egfr;
}

function lowerOf(printed: Reading, calculated: Reading): Reading {
  const lower = effective(calculated) < effective(printed) ? calculated : printed;
  return { ...lower, question: 'check_entry' };
}

function printedReading(egfr: number, comparator: Comparator | null): Reading {
  if (comparator === null) return whole('printed', egfr);
  const bands = possibleBands(QUANTITY_BANDS.egfr.table, { comparator, value: egfr }, 1);
  return { usedKind: 'printed', egfr, comparator, question: null, ...bands };
}

function whole(usedKind: EgfrInUse['usedKind'], egfr: number): Reading {
  const g = bandOf('egfr', egfr);
  return { usedKind, egfr, comparator: null, question: null, band: g, possible: [g] };
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
