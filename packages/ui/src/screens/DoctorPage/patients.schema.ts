import * as z from 'zod/mini';
import { patientsCopy as copy } from './PatientsCard.copy.ts';

const shortestReason = 10;
const looksLikeNumber = /^[stfgm]\d{7}[a-z]$/i;

/** Schema of a name search. It rejects identity numbers, because the search is part of a URL. */
export const searchSchema = z.object({
  s: z.string().check(
    z.trim(),
    z.refine((text) => !looksLikeNumber.test(text.replaceAll(/[\s-]/g, '')), copy.search.isNumber),
  ),
});

/** Schema of opening a record: identity number and reason. The server validates the number. */
export const openRecordSchema = z.object({
  nric: z.string().check(z.trim(), z.minLength(1, copy.other.nricMissing)),
  reason: z.string().check(z.trim(), z.minLength(shortestReason, copy.other.reasonShort)),
});

/** Input for opening a record without a care relation. */
export type RecordOpening = z.output<typeof openRecordSchema>;
