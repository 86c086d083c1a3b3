import type { MedicationRepeat, NewUserMedication, UserMedicationChange } from '@vitalane/contract';
import { isTimeZone, toCivil } from '@vitalane/time';
import type { MedicationRow } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { medicationFrequencies, medicationRoutes, medicationUnits } from '../../lists/choices.ts';
import { findMedicine, medicines } from '../../lists/medicines.ts';
import type { MedicationFields } from '../../medicines/medicines.queries.ts';
import { changedFirstDay, daily, maxDaysPerWeek } from '../../medicines/schedule.ts';

const timePattern = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

/** Returns the medicine of a request. A missing stock stays unknown. Throws `invalid`. */
export function newMedication(
  body: NewUserMedication,
  { timeZone, now }: { timeZone: string; now: Date },
): MedicationFields {
  const zone = body.timeZone ?? timeZone;
  return checkMedication({
    name: body.name,
    route: body.route,
    unit: body.unit,
    brandId: body.brandId ?? null,
    brand: body.brand ?? null,
    indication: body.indication ?? null,
    medicationId: body.medicationUuid ?? null,
    quantity: body.quantity ?? body.remaining ?? null,
    remaining: body.remaining ?? body.quantity ?? null,
    dose: body.dose,
    frequency: body.frequency,
    reminder: body.reminder ?? false,
    regularly: body.regularly ?? true,
    reminderFrequency: body.reminderFrequency ?? daily,
    days: body.days ?? [],
    times: body.times ?? [],
    firstDay: body.startsOn ?? todayIn(zone, now),
    lastDay: body.endsOn ?? null,
    repeat: body.repeat ?? null,
    steps: body.steps ?? null,
    timeZone: zone,
    warningReason: body.warningReason ?? null,
  });
}

/** Returns the medicine after a change; missing members stay unchanged. Throws `invalid`. */
export function changedMedication(
  row: MedicationRow,
  { body, now }: { body: UserMedicationChange; now: Date },
): MedicationFields {
  const {
    uuid: _,
    medicationUuid = row.medicationId,
    frequency = row.frequency,
    // A new frequency replaces the recurrence of the earlier one.
    repeat = frequency === row.frequency ? row.repeat : null,
    startsOn,
    endsOn: lastDay = row.lastDay,
    steps = row.steps,
    ...change
  } = body;
  const { id: _id, ownerId: _owner, createdAt: _created, ...before } = row;
  const when = { frequency, repeat, lastDay, steps };
  const fields = { ...before, ...change, medicationId: medicationUuid, ...when };
  const today = todayIn(fields.timeZone, now);
  return checkMedication({ ...fields, firstDay: startsOn ?? changedFirstDay(row, { fields, today }) });
}

/** Returns the current day in a zone; an unknown zone is refused afterwards. */
const todayIn = (timeZone: string, now: Date) => toCivil(now, isTimeZone(timeZone) ? timeZone : 'UTC').date;

function checkMedication(given: MedicationFields): MedicationFields {
  const problems = checks.flatMap(([name, message, fits]) => (fits(given) ? [] : [{ name, message }]));
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return {
    ...given,
    name: given.name.trim(),
    warningReason: given.warningReason?.trim() || null,
    repeat: given.repeat && wholeRepeat(given.repeat),
    days: given.reminderFrequency === daily ? [0] : [...new Set(given.days)].sort((a, b) => a - b),
    times: toTimes(given.times),
  };
}

type Check = readonly [name: string, message: string, fits: Fits];
type Fits = (medicine: MedicationFields) => boolean;

const isListed = (list: readonly { name: string }[], name: string) => list.some((item) => item.name === name);

/** In the order of the form. */
const checks: readonly Check[] = [
  ['name', 'This is needed.', ({ name }) => name.trim() !== ''],
  ['route', 'Choose one of the offered ways.', ({ route }) => isListed(medicationRoutes, route)],
  ['unit', 'Choose one of the offered units.', ({ unit }) => isListed(medicationUnits, unit)],
  [
    'brandId',
    'This brand is not in the catalogue. Search for the medicine again.',
    ({ brandId }) => brandId === null || medicines.some(({ brandUuid }) => brandUuid === brandId),
  ],
  [
    'medicationUuid',
    'This medicine is not in the catalogue. Search for it again.',
    ({ medicationId }) => medicationId === null || findMedicine(medicationId) !== undefined,
  ],
  [
    'remaining',
    'There cannot be more left than a full pack holds.',
    ({ remaining, quantity }) => remaining === null || quantity === null || remaining <= quantity,
  ],
  [
    'dose',
    'This cannot be divided. Enter a whole number.',
    ({ unit, dose }) => Number.isInteger(dose) || !isWholeOnly(unit),
  ],
  [
    'frequency',
    'Choose one of the offered frequencies.',
    ({ frequency }) => isListed(medicationFrequencies, frequency),
  ],
  [
    'days',
    'These are more days than you take it on. Choose fewer days, or change how often you take it.',
    ({ reminderFrequency, days, frequency }) =>
      reminderFrequency === daily || new Set(days).size <= (maxDaysPerWeek(frequency) ?? 7),
  ],
  [
    'repeat',
    'Choose “Other” to set your own days, or “Only when needed” to set a daily maximum.',
    ({ frequency, repeat }) => repeat === null || frequencyOf(repeat) === frequencyCode(frequency),
  ],
  ['repeat', 'Say how often it repeats.', ({ repeat }) => repeat === null || isWhole(repeat)],
  [
    'repeat',
    'This is too long. At most 52 weeks or 12 months lie between two doses.',
    ({ repeat }) => repeat === null || (repeat.every ?? 1) <= (mostEvery[repeat.kind] ?? Infinity),
  ],
  [
    'endsOn',
    'The last day is before the first. Choose a later one.',
    ({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay,
  ],
  [
    'steps',
    'Each change needs a later day than the one before it, and the first day comes before all of them.',
    ({ firstDay, steps }) => {
      const days = [firstDay, ...(steps ?? []).map(({ from }) => from)];
      return days.every((day, index) => index === 0 || day > (days[index - 1] ?? day));
    },
  ],
  [
    'steps',
    'This cannot be divided. Enter whole numbers.',
    ({ unit, steps }) => !isWholeOnly(unit) || (steps ?? []).every(({ dose }) => Number.isInteger(dose)),
  ],
  [
    'timeZone',
    'This time zone is not known. Use a name such as Asia/Singapore.',
    ({ timeZone }) => isTimeZone(timeZone),
  ],
];

/** Longest intervals: a reminder is looked for a year ahead. The contract limits the other kinds. */
const mostEvery: Partial<Record<MedicationRepeat['kind'], number>> = { weeks: 52, months: 12 };

const frequencyCode = (frequency: string) =>
  medicationFrequencies.find(({ name }) => name === frequency)?.code;
const frequencyOf = ({ kind }: MedicationRepeat) => (kind === 'as_needed' ? 'as_needed' : 'other');

/** Returns whether a recurrence has the numbers of its kind. */
function isWhole({ kind, every, onDays, offDays }: MedicationRepeat): boolean {
  if (kind === 'as_needed') return true;
  return kind === 'cycle' ? onDays !== undefined && offDays !== undefined : every !== undefined;
}

/** Returns a recurrence with the members of its kind alone. */
function wholeRepeat(repeat: MedicationRepeat): MedicationRepeat {
  const { kind, every, onDays, offDays, mostPerDay = null, gapHours = null } = repeat;
  if (kind === 'as_needed') return { kind, mostPerDay, gapHours };
  if (kind === 'cycle') return { kind, ...(onDays && { onDays }), ...(offDays && { offDays }) };
  return { kind, ...(every && { every }) };
}

/** Returns whether a unit is only counted in whole numbers. */
export function isWholeOnly(unit: string): boolean {
  return medicationUnits.find(({ name }) => name === unit)?.isWholeOnly ?? false;
}

/** Returns the unique HH:MM times of the entries, in order; entries without one are skipped. */
function toTimes(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => timePattern.exec(entry) ?? []))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
}
