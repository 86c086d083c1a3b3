import { toAmount } from './medicationAmount.ts';
import { isDaily } from './medicationDraft.ts';
import { isAsNeeded, repeatKindOf, toCount } from './medicationPlan.ts';
import type {
  MedicationDraft,
  MedicationField,
  MedicationLookups,
  MedicationProblem,
  MedicationProblems,
  MedicationStep,
} from './medicationStepper.types.ts';
import { toDays, toTimes } from './medicationTimes.ts';

/** Steps in order; their number is the position, from 1. */
export const MEDICATION_STEPS = ['search', 'details', 'dosage', 'reminder', 'review'] as const;

/** Fields of each step, in the order of the form. */
const STEP_FIELDS: Readonly<Record<MedicationStep, readonly MedicationField[]>> = {
  search: ['name'],
  details: ['brand', 'indication', 'route', 'unit'],
  dosage: [
    'dose',
    'frequency',
    'every',
    'onDays',
    'offDays',
    'mostPerDay',
    'gapHours',
    'quantity',
    'remaining',
    'endsOn',
    'steps',
  ],
  reminder: ['reminder', 'reminderFrequency', 'days', 'times', 'regularly'],
  review: [],
};

const MOST_AMOUNT = 10_000;
const MOST_DOSE = 100;
const MOST_TIMES = 12;
const LONGEST_NAME = 200;
/** Longest interval by kind, about a year: a reminder is looked for that far ahead. */
const MOST_COUNT = { days: 366, weeks: 52, months: 12, hours: 366, cycle: 366 } as const;
const MOST_PER_DAY = 24;
const GAP_HOURS = { min: 0.5, max: 168 };

type Problem = MedicationProblem | false | undefined;
type Rule = (draft: MedicationDraft, lookups: MedicationLookups | null) => Problem;

const isAmount = (text: string, most: number) => {
  const amount = toAmount(text);
  return text.trim() === '' || (amount !== null && amount <= most);
};

function quantityProblem({ quantity }: MedicationDraft): Problem {
  const isWhole = Number.isInteger(toAmount(quantity) ?? 0);
  return !(isWhole && isAmount(quantity, MOST_AMOUNT)) && 'quantity';
}

// May be fractional, unlike the pack: halved tablets leave halves.
function remainingProblem({ quantity, remaining }: MedicationDraft): Problem {
  if (!isAmount(remaining, MOST_AMOUNT)) return 'remaining';
  const pack = toAmount(quantity) ?? MOST_AMOUNT;
  return (toAmount(remaining) ?? 0) > pack && 'remainingOverQuantity';
}

function doseProblem({ dose }: Pick<MedicationDraft, 'dose'>): Problem {
  const amount = toAmount(dose) ?? 0;
  return !(amount > 0 && amount <= MOST_DOSE) && 'dose';
}

function timesProblem({ reminder, times }: MedicationDraft): Problem {
  const count = toTimes(times).length;
  if (count < times.flatMap((time) => toTimes([time])).length) return 'timesTwice';
  if (count > MOST_TIMES) return 'timesCount';
  return reminder && count === 0 && 'times';
}

function daysProblem(draft: MedicationDraft): Problem {
  if (isDaily(draft)) return false;
  const days = toDays(draft.days);
  return (days.includes(-1) || (draft.reminder && days.length === 0)) && 'days';
}

const isCount = (text: string, most: number) => {
  const count = toCount(text) ?? 0;
  return count > 0 && count <= most;
};

const everyProblem: Rule = (draft) => {
  const kind = repeatKindOf(draft);
  return kind !== null && kind !== 'cycle' && !isCount(draft.every, MOST_COUNT[kind]) && 'count';
};

const cycleProblem =
  (name: 'onDays' | 'offDays'): Rule =>
  (draft) =>
    repeatKindOf(draft) === 'cycle' && !isCount(draft[name], MOST_COUNT.cycle) && 'count';

const mostPerDayProblem: Rule = (draft) =>
  isAsNeeded(draft) && draft.mostPerDay.trim() !== '' && !isCount(draft.mostPerDay, MOST_PER_DAY)
    ? 'mostPerDay'
    : false;

function gapProblem(draft: MedicationDraft): Problem {
  if (!isAsNeeded(draft) || draft.gapHours.trim() === '') return false;
  const hours = toAmount(draft.gapHours) ?? 0;
  return !(hours >= GAP_HOURS.min && hours <= GAP_HOURS.max) && 'gapHours';
}

function stepsProblem({ steps, startsOn }: MedicationDraft): Problem {
  const days = [startsOn, ...steps.map(({ from }) => from)];
  const isInOrder = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  const hasDoses = steps.every(({ dose }) => !doseProblem({ dose }));
  return !(isInOrder && hasDoses) && 'steps';
}

const rules: Partial<Record<MedicationField, Rule>> = {
  name: ({ name }) => (name.trim() === '' && 'name') || (name.trim().length > LONGEST_NAME && 'nameLength'),
  route: ({ route }, lookups) => !lookups?.routes.includes(route) && 'route',
  unit: ({ unit }, lookups) => !lookups?.units.includes(unit) && 'unit',
  dose: doseProblem,
  frequency: ({ frequency }, lookups) => !lookups?.frequencies.includes(frequency) && 'frequency',
  quantity: quantityProblem,
  remaining: remainingProblem,
  days: daysProblem,
  every: everyProblem,
  onDays: cycleProblem('onDays'),
  offDays: cycleProblem('offDays'),
  mostPerDay: mostPerDayProblem,
  gapHours: gapProblem,
  endsOn: ({ startsOn, endsOn }) => endsOn !== '' && endsOn < startsOn && 'endsOn',
  steps: stepsProblem,
  times: timesProblem,
};

/** Returns the problems of a step by field; empty when it is valid. */
export function stepProblems(
  step: MedicationStep,
  draft: MedicationDraft,
  lookups: MedicationLookups | null,
): MedicationProblems {
  const found = STEP_FIELDS[step].flatMap((field) => {
    const problem = rules[field]?.(draft, lookups);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(found);
}

/** Returns the steps with problems, in order. */
export function wrongSteps(draft: MedicationDraft, lookups: MedicationLookups | null): MedicationStep[] {
  return MEDICATION_STEPS.filter((step) => Object.keys(stepProblems(step, draft, lookups)).length > 0);
}
