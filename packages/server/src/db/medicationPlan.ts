import type { MedicationRepeat, MedicationStep } from '@vitalane/contract';
import { isCivilDate } from '@vitalane/time';
import { customType } from 'drizzle-orm/pg-core';
import { z } from 'zod';

const count = z.int().min(1).max(366);

const medicationRepeat = z.object({
  kind: z.enum(['days', 'weeks', 'months', 'cycle', 'hours', 'as_needed']),
  every: count.optional(),
  onDays: count.optional(),
  offDays: count.optional(),
  mostPerDay: z.int().positive().nullish(),
  gapHours: z.number().positive().nullish(),
});

const medicationSteps = z.array(
  z.object({ from: z.string().refine(isCivilDate), dose: z.number().positive() }),
);

/** Returns a type of JSON that is read as `null` when it has another shape, because it would break every dose of its owner. */
const checkedJson = <Data>(schema: z.ZodType<Data>) =>
  customType<{ data: Data | null; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.safeParse(value).data ?? null,
  });

/** Own recurrence of a medicine, as in the contract. */
export const repeatColumn = checkedJson<MedicationRepeat>(medicationRepeat);

/** Later doses of a tapering course, as in the contract. */
export const stepsColumn = checkedJson<MedicationStep[]>(medicationSteps);
