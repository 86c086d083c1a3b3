import type { NewUserMedication, UserMedicationChange } from '@vitalane/contract';
import { isTimeZone } from '@vitalane/time';
import { ApiError } from '../../errors/apiError.ts';
import { medicationFrequencies, medicationRoutes, medicationUnits } from '../../lists/choices.ts';
import { findMedicine, medicines } from '../../lists/medicines.ts';
import type { MedicationFields } from '../../medicines/medicines.queries.ts';
import { daily, maxDaysPerWeek } from '../../medicines/schedule.ts';

const timePattern = /(?<!\d)(?:[01]\d|2[0-3]):[0-5]\d(?!\d)/;

/** Returns the medicine of a request. A missing stock stays unknown. Throws `invalid`. */
export function newMedication(body: NewUserMedication, timeZone: string): MedicationFields {
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
    timeZone: body.timeZone ?? timeZone,
    warningReason: body.warningReason ?? null,
  });
}

/** Returns the medicine after a change; missing members stay unchanged. Throws `invalid`. */
export function changedMedication(row: MedicationFields, body: UserMedicationChange): MedicationFields {
  const { uuid: _, medicationUuid = row.medicationId, ...change } = body;
  return checkMedication({ ...row, ...change, medicationId: medicationUuid });
}

function checkMedication(given: MedicationFields): MedicationFields {
  const problems = checks.flatMap(([name, message, fits]) => (fits(given) ? [] : [{ name, message }]));
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return {
    ...given,
    name: given.name.trim(),
    warningReason: given.warningReason?.trim() || null,
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
    'timeZone',
    'This time zone is not known. Use a name such as Asia/Singapore.',
    ({ timeZone }) => isTimeZone(timeZone),
  ],
];

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
