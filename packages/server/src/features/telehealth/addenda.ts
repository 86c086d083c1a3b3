import { z } from 'zod';

const addenda = z.array(z.object({ text: z.string(), writtenAt: z.iso.datetime() }));

/** A doctor's addition to a finished note. `writtenAt` is ISO 8601 in UTC. */
export type Addendum = z.infer<typeof addenda>[number];

/** Parses the addenda of a consultation, oldest first; empty when the column is invalid. */
export function readAddenda(stored: unknown): Addendum[] {
  const parsed = addenda.safeParse(stored);
  return parsed.success ? parsed.data : [];
}
