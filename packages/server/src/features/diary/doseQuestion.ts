import {
  amountAboveLimit,
  askedWithinHours,
  type DailyAmount,
  DOSE_QUESTION_WORDS,
  doseQuestion,
  plannedGapHours,
} from '@vitalane/clinical';
import { addMs, dayInWords, dayMs, hourMs, msBetween, toCivil } from '@vitalane/time';
import { and, gt, lt } from 'drizzle-orm';
import type { Caller } from '../../authorisation/caller.ts';
import { ownedBy } from '../../authorisation/ownership.ts';
import type { Database } from '../../db/database.ts';
import { type MedicationRow, medicationIntake } from '../../db/schema.ts';
import { ApiError } from '../../errors/apiError.ts';
import { allMedications } from '../../medicines/medicines.queries.ts';
import { dosesPerDay, scheduleOf } from '../../medicines/schedule.ts';
import { toCheckedMedicine } from '../medications/ingredients.ts';
import type { Moment } from './moment.rules.ts';

/** A dose that is about to be recorded. */
export interface AskedDose {
  medicine: MedicationRow;
  dose: number;
  moment: Moment;
}

/** A recorded dose with its medicine. */
interface TakenDose {
  medicine: MedicationRow;
  dose: number;
  measuredAt: Date;
}

/** The plan of the asked medicine, and its substances. */
interface Basis {
  ingredients: readonly string[];
  /** `null` for a medicine taken as needed. */
  plannedGapHours: number | null;
  /** `null` when the patient has stated none. */
  ownGapHours: number | null;
}

/**
 * Throws `dose_soon` or `daily_maximum`, with the question to the patient, for a dose soon after another one or above the
 * daily maximum. A medicine that is taken as needed counts together with others of the same substance.
 */
export async function askAboutDose(
  tx: Database,
  owner: Pick<Caller, 'accountId'>,
  asked: AskedDose,
): Promise<void> {
  const { medicine, dose, moment } = asked;
  const isPlanned = dosesPerDay(medicine) !== null;
  const { repeat } = medicine;
  const basis: Basis = {
    ingredients: toCheckedMedicine(medicine).ingredients.map(({ name }) => name),
    plannedGapHours: isPlanned ? plannedGapHours(scheduleOf(medicine)) : null,
    ownGapHours: repeat?.gapHours ?? null,
  };
  const withinHours = askedWithinHours(basis) ?? 0;
  const taken = await takenAround(tx, owner, {
    asked,
    basis,
    aroundMs: Math.max(dayMs, withinHours * hourMs),
  });
  const nearest = nearestTo(taken, moment.measuredAt);
  const hoursApart = nearest && Math.abs(msBetween(nearest, moment.measuredAt)) / hourMs;
  const ofDay = taken.filter(({ measuredAt }) => isInLastDay(measuredAt, moment.measuredAt));
  const amounts = amountsOf([...ofDay, { medicine, dose }], basis.ingredients);
  const dosesInDay = ofDay.filter((taken) => taken.medicine.id === medicine.id).length + 1;
  const mostPerDay = repeat?.mostPerDay ?? null;
  const code = doseQuestion({ ...basis, hoursApart, amounts, dosesInDay, mostPerDay });
  if (code === null) return;
  const words = {
    daily_maximum: () => maximumWords(amounts),
    most_per_day: () => DOSE_QUESTION_WORDS.most_per_day({ dosesInDay, mostPerDay: mostPerDay ?? 0 }),
    dose_soon: () => soonWords(nearest ?? moment.measuredAt, { withinHours, moment }),
  };
  const fields = [{ name: 'isConfirmed', message: words[code]() }];
  throw new ApiError(code === 'dose_soon' ? 'dose_soon' : 'daily_maximum', { fields });
}

function maximumWords(amounts: readonly DailyAmount[]): string {
  const above = amountAboveLimit(amounts);
  return above ? DOSE_QUESTION_WORDS.daily_maximum(above) : '';
}

/** Returns the doses near a moment: of the medicine, or of its substances when it is taken as needed. */
async function takenAround(
  tx: Database,
  owner: Pick<Caller, 'accountId'>,
  { asked, basis, aroundMs }: { asked: AskedDose; basis: Basis; aroundMs: number },
): Promise<TakenDose[]> {
  const { medicine, moment } = asked;
  const isAlike = (other: MedicationRow) =>
    toCheckedMedicine(other).ingredients.some(({ name }) => basis.ingredients.includes(name));
  const others = basis.plannedGapHours === null ? (await allMedications(tx, owner)).filter(isAlike) : [];
  const isNear = and(
    gt(medicationIntake.measuredAt, addMs(moment.measuredAt, -aroundMs)),
    lt(medicationIntake.measuredAt, addMs(moment.measuredAt, aroundMs)),
  );
  const rows = await tx
    .select()
    .from(medicationIntake)
    .where(and(ownedBy(medicationIntake, owner), isNear));
  return rows.flatMap(({ medicationId, dose, measuredAt }) => {
    const found = [medicine, ...others].find(({ id }) => id === medicationId);
    return found ? [{ medicine: found, dose, measuredAt }] : [];
  });
}

function nearestTo(taken: readonly TakenDose[], at: Date): Date | null {
  const apart = ({ measuredAt }: TakenDose) => Math.abs(msBetween(measuredAt, at));
  return taken.toSorted((one, other) => apart(one) - apart(other))[0]?.measuredAt ?? null;
}

const isInLastDay = (measuredAt: Date, at: Date) => measuredAt <= at && msBetween(measuredAt, at) < dayMs;

/** Returns the milligrams of each substance; leaves out medicines whose strength is not known. */
function amountsOf(
  doses: readonly { medicine: MedicationRow; dose: number }[],
  ingredients: readonly string[],
): DailyAmount[] {
  return ingredients.map((ingredient) => {
    const parts = doses.flatMap(({ medicine, dose }) =>
      toCheckedMedicine(medicine)
        .ingredients.filter(({ name }) => name === ingredient)
        .map(({ mgPerUnit = 0 }) => mgPerUnit * dose),
    );
    return { ingredient, mg: parts.reduce((sum, mg) => sum + mg, 0) };
  });
}

function soonWords(takenAt: Date, { withinHours, moment }: { withinHours: number; moment: Moment }): string {
  const textOf = (at: Date) => {
    const { date, time } = toCivil(at, moment.timeZone);
    return date === moment.date ? time : `${time} on ${dayInWords(date)}`;
  };
  const waitUntil = textOf(addMs(takenAt, withinHours * hourMs));
  return DOSE_QUESTION_WORDS.dose_soon({ takenAt: textOf(takenAt), waitUntil });
}
