import type { OrderLine, OrderStatus } from '@vitalane/contract';
import { z } from 'zod';
import type { MedicationRow } from '../../db/schema.ts';
import { ApiError, type FieldProblem, invalidField } from '../../errors/apiError.ts';
import { findMedicine } from '../../lists/medicines.ts';
import { priceList } from '../../lists/prices.ts';
import { amountText } from '../../medicines/amount.ts';
import { isWholeOnly } from '../medications/medications.rules.ts';
import type { PersonFacts } from '../medications/person.queries.ts';
import { unitsPerWeekOf } from '../medications/supply.ts';
import { isSerious, warningsOf } from '../medications/warnings.ts';

/** A line with its price. */
export interface PricedLine {
  medicine: MedicationRow;
  quantity: number;
  priceCents: number;
  needsPrescription: boolean;
  /** Reason to order the medicine despite a serious warning. */
  warningReason: string | null;
}

const maxLines = 100;
/** Minimum quantity; a smaller one would cost nothing. */
const minQuantity = 1;
const maxQuantity = 10_000;
const line = z.object({
  uuid: z.uuid(),
  quantity: z.number().min(minQuantity).max(maxQuantity),
  warningReason: z.string().trim().max(300).optional(),
});
/** Maximum supply: half a year at the usual dose, minus the current stock. */
const maxWeeks = 26;
/** Maximum quantity of a medicine without a schedule: a pack of any form. */
const maxWithoutSchedule = 300;
const unreadable = 'The list of medicines could not be read. Choose them again.';

/** Statuses of an order that has not left the clinic. */
export const openStatuses: readonly OrderStatus[] = ['placed', 'confirmed'];

/** Statuses before each step of an order. */
export const stepsFrom: Record<Exclude<OrderStatus, 'placed'>, readonly OrderStatus[]> = {
  confirmed: ['placed'],
  dispatched: ['confirmed'],
  delivered: ['dispatched'],
  cancelled: openStatuses,
};

/**
 * Returns the trimmed reason of a cancellation; `null` for other steps. Throws `invalid` for a cancellation
 * without a reason.
 */
export function reasonOf(to: OrderStatus, reason: string | undefined): string | null {
  if (to !== 'cancelled') return null;
  return givenReason(reason, 'Say why the order is cancelled. The patient will read it.');
}

/** Returns a trimmed reason. Throws `invalid` with a message when it is missing. */
export function givenReason(reason: string | undefined, missing: string): string {
  const given = reason?.trim();
  if (!given) throw invalidField('reason', missing);
  return given;
}

/** Parses the lines of an order: an array, or JSON objects joined by commas. Throws `invalid`. */
export function readLines(given: string | readonly OrderLine[]): readonly OrderLine[] {
  const parsed = z
    .array(line)
    .min(1)
    .max(maxLines)
    .safeParse(typeof given === 'string' ? parseJoined(given) : given);
  if (!parsed.success) throw invalidField('medications', unreadable);
  const lines = parsed.data;
  if (new Set(lines.map(({ uuid }) => uuid)).size < lines.length) {
    throw invalidField('medications', 'A medicine is on the list twice. Remove one of the two.');
  }
  return lines;
}

function parseJoined(text: string): unknown {
  const isArray = text.trimStart().startsWith('[');
  try {
    return JSON.parse(isArray ? text : `[${text}]`);
  } catch {
    throw invalidField('medications', unreadable);
  }
}

/** Returns the price of one unit of a medicine, in cents; null when it cannot be ordered. */
export function unitPriceCents({ medicationId, unit }: MedicationRow): number | null {
  const medicine = findMedicine(medicationId);
  if (medicine?.unit !== unit) return null;
  const price = priceList.items.find((item) => item.form === medicine.form && item.unit === unit);
  return price?.unitPriceCents ?? null;
}

/** Adds prices to the lines. Throws `invalid` for medicines that are not the patient's or cannot be ordered. */
export function priceLines(
  lines: readonly OrderLine[],
  own: ReadonlyMap<string, MedicationRow>,
): readonly PricedLine[] {
  const problems: FieldProblem[] = [];
  const priced = lines.flatMap(({ uuid, quantity, warningReason }, index) => {
    const medicine = own.get(uuid);
    const unitPrice = medicine && unitPriceCents(medicine);
    const problem = problemOf(medicine, { unitPrice, quantity });
    if (problem) problems.push({ name: `medications.${index}.${problem.member}`, message: problem.message });
    if (problem || !medicine || typeof unitPrice !== 'number') return [];
    return [
      {
        medicine,
        quantity,
        priceCents: Math.round(unitPrice * quantity),
        needsPrescription: findMedicine(medicine.medicationId)?.needsPrescription ?? true,
        warningReason: warningReason || null,
      },
    ];
  });
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
  return priced;
}

function problemOf(
  medicine: MedicationRow | undefined,
  { unitPrice, quantity }: { unitPrice: number | null | undefined; quantity: number },
): { member: string; message: string } | undefined {
  if (!medicine)
    return { member: 'uuid', message: 'This medicine is not on your list. Reload your medicines.' };
  if (typeof unitPrice !== 'number')
    return { member: 'uuid', message: 'This medicine cannot be ordered here.' };
  if (isWholeOnly(medicine.unit) && !Number.isInteger(quantity)) {
    return { member: 'quantity', message: 'This cannot be divided. Enter a whole number.' };
  }
  const most = maxOrderQuantity(medicine);
  if (quantity > most) {
    return {
      member: 'quantity',
      message: `This is too much. Order at most ${amountText(most, medicine.unit)} at a time.`,
    };
  }
  return undefined;
}

/** Returns the maximum quantity of an order of a medicine: half a year's supply, minus the current stock. */
function maxOrderQuantity(medicine: MedicationRow): number {
  const perWeek = unitsPerWeekOf(medicine);
  if (perWeek === undefined) return maxWithoutSchedule;
  return Math.max(0, Math.ceil(maxWeeks * perWeek - (medicine.remaining ?? 0)));
}

/** Throws `invalid` for lines with a serious warning and no reason. */
export function checkWarnings(lines: readonly PricedLine[], person: PersonFacts): void {
  const problems = lines.flatMap(({ medicine, warningReason }, index) => {
    const serious = warningReason ? [] : warningsOf(medicine, person).filter(isSerious);
    if (serious.length === 0) return [];
    const warningText = serious.map(({ text }) => text).join(' ');
    return [
      {
        name: `medications.${index}.warningReason`,
        message: `${warningText} If you need it all the same, say why.`,
      },
    ];
  });
  if (problems.length > 0) throw new ApiError('invalid', { fields: problems });
}
