import { addMonths } from '@vitalane/time';
import { asRecord, evaluate, type Input, type Values } from '../evaluate.ts';
import {
  adultAge,
  date,
  each,
  eachOptional,
  type Field,
  flag,
  numberWithin,
  optional,
  sex,
  textList,
} from '../fields.ts';
import { ok, type Result } from '../result.ts';
import {
  type Criterion,
  VACCINATION_SCHEDULE,
  type Vaccine,
  type VaccineAdvice,
  type VaccineRules,
} from './schedule.ts';

const HISTORY_FIELDS = {
  ...eachOptional(date, 'influenzaLast', 'covidLast'),
  pneumococcal: optional(textList),
  ...eachOptional(
    numberWithin({ min: 0, max: 100 }),
    'zosterDoses',
    'hpvDoses',
    'hepBDoses',
    'mmrDoses',
    'varicellaDoses',
  ),
  ...eachOptional(flag, 'tdapThisPregnancy', 'hepBImmune', 'mmrImmune', 'varicellaImmune'),
};

/** Recorded history; every entry may be unknown. */
export type VaccinationHistory = Input<typeof HISTORY_FIELDS>;

/** Checks only the type of the value: its entries are read together with the other inputs. */
const historyField: Field<VaccinationHistory> = {
  required: true,
  read: (value) => (isHistory(value) ? { status: 'ok', value } : { status: 'implausible' }),
};

function isHistory(value: unknown): value is VaccinationHistory {
  return typeof value === 'object' && !Array.isArray(value);
}

const PERSON_FIELDS = {
  sex,
  ageYears: adultAge,
  asOf: date,
  ...each(flag, 'isPregnant', 'isImmunocompromised'),
  conditions: textList,
  ...eachOptional(flag, 'isAgedCareResident'),
  history: historyField,
};
const ALL_FIELDS = { ...HISTORY_FIELDS, ...PERSON_FIELDS };

type Person = Values<typeof ALL_FIELDS>;

function hasConditionIn(person: Person, set: Criterion['conditionIn']): boolean {
  if (set === undefined) return true;
  const raising = VACCINATION_SCHEDULE.conditionSets[set];
  return person.conditions.some((condition) => raising.includes(condition));
}

function wasGivenWithin(person: Person, [name, months]: NonNullable<Criterion['givenWithin']>): boolean {
  const last = person[name];
  return last !== undefined && person.asOf < addMonths(last, months);
}

function hasDoses(person: Person, [name, count]: NonNullable<Criterion['doses']>): boolean {
  return (person[name] ?? 0) >= count;
}

function meets(person: Person, criterion: Criterion): boolean {
  const { fromYears = 0, belowYears = Number.POSITIVE_INFINITY, flags = [], recorded = [] } = criterion;
  const { doses, givenWithin } = criterion;
  return (
    (criterion.sex === undefined || person.sex === criterion.sex) &&
    person.ageYears >= fromYears &&
    person.ageYears < belowYears &&
    flags.every((name) => person[name] === true) &&
    recorded.every((product) => person.pneumococcal?.includes(product) === true) &&
    hasConditionIn(person, criterion.conditionIn) &&
    (doses === undefined || hasDoses(person, doses)) &&
    (givenWithin === undefined || wasGivenWithin(person, givenWithin))
  );
}

function adviceFor({ rules, otherwise }: VaccineRules, person: Person): VaccineAdvice {
  const met = rules.find(({ whenAny }) => whenAny.some((criterion) => meets(person, criterion)));
  return met ? met.advice : otherwise;
}

/** Advice by vaccine. */
export type VaccinationAdvice = Record<Vaccine, VaccineAdvice>;

/**
 * Returns the vaccination advice for an adult, by the schedule in force (`VACCINATION_SCHEDULE`). `conditions` are
 * the codes of its sets, others are ignored; everything in `history` may be unknown; dates are YYYY-MM-DD. Errors:
 * `missing` (an unknown pregnancy or immune state counts), `implausible`, `not_applicable` under 18 or for another
 * sex.
 */
export function vaccinationRecommendations(input: Input<typeof PERSON_FIELDS>): Result<VaccinationAdvice> {
  const flat = { ...asRecord(asRecord(input).history), ...asRecord(input) };
  return evaluate(ALL_FIELDS, flat, (person) => {
    const { vaccines } = VACCINATION_SCHEDULE;
    return ok({
      influenza: adviceFor(vaccines.influenza, person),
      pneumococcal: adviceFor(vaccines.pneumococcal, person),
      zoster: adviceFor(vaccines.zoster, person),
      tdap: adviceFor(vaccines.tdap, person),
      hpv: adviceFor(vaccines.hpv, person),
      hepatitisB: adviceFor(vaccines.hepatitisB, person),
      mmr: adviceFor(vaccines.mmr, person),
      varicella: adviceFor(vaccines.varicella, person),
      covid19: adviceFor(vaccines.covid19, person),
      rsv: adviceFor(vaccines.rsv, person),
    });
  });
}

/** Answers that the advice on most vaccines does not depend on. */
const OPEN_ANSWERS = ['isPregnant', 'isImmunocompromised'] as const;

/**
 * Returns the advice on vaccines for which all possible answers to the open questions agree, so that an unknown
 * answer withholds only the advice that depends on it. Empty while another input is missing or invalid.
 */
export function agreedVaccinationAdvice(input: Input<typeof PERSON_FIELDS>): Partial<VaccinationAdvice> {
  const given = asRecord(input);
  const open = OPEN_ANSWERS.filter((name) => typeof given[name] !== 'boolean');
  const answers = open.reduce<readonly Record<string, boolean>[]>(
    (known, name) => known.flatMap((one) => [true, false].map((answer) => ({ ...one, [name]: answer }))),
    [{}],
  );
  const results = answers.map((answer) =>
    vaccinationRecommendations({ ...given, ...answer } as typeof input),
  );
  const possible = results.flatMap((result) => (result.status === 'ok' ? [result] : []));
  const [first, ...others] = possible;
  if (!first || possible.length < results.length) return {};
  const { status: _, ...advice } = first;
  const agreed = Object.entries(advice).filter(([vaccine, words]) =>
    others.every((other) => other[vaccine as Vaccine] === words),
  );
  return Object.fromEntries(agreed);
}
