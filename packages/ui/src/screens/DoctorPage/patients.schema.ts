import * as z from 'zod/mini';
import { patientsCopy as copy } from './PatientsCard.copy.ts';

const shortestReason = 10;
const looksLikeNumber = /^[stfgm]\d{7}[a-z]$/i;

/** A name to look for. An identity number is refused: the search stands in an address. */
export const searchSchema = z.object({
  s: z.string().check(
    z.trim(),
    z.refine((text) => !looksLikeNumber.test(text.replaceAll(/[\s-]/g, '')), copy.search.isNumber),
  ),
});

/** Whose record, and why. The server checks the number. */
export const openRecordSchema = z.object({
  nric: z.string().check(z.trim(), z.minLength(1, copy.other.nricMissing)),
  reason: z.string().check(z.trim(), z.minLength(shortestReason, copy.other.reasonShort)),
});

/** What is needed to open a record without a care relation. */
export type RecordOpening = z.output<typeof openRecordSchema>;
