import * as z from 'zod/mini';
import { drugAllergiesCopy } from './DrugAllergiesScreen.copy.ts';

const { form: copy } = drugAllergiesCopy;
const longestName = 100;

/** Returns the schema of a new entry: one name that is not in the list, ignoring case. */
export function allergySchema(names: readonly string[]) {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, { error: copy.missing, abort: true }),
      z.maxLength(longestName, { error: copy.tooLong, abort: true }),
      z.refine((name) => !/[,;]/.test(name), { error: copy.comma, abort: true }),
      z.refine((name) => !known.has(name.toLowerCase()), { error: copy.twice }),
    ),
  });
}
