import { z } from 'zod';

const addenda = z.array(z.object({ text: z.string(), writtenAt: z.iso.datetime() }));

/** What a doctor added to a finished note. `writtenAt` is ISO 8601 in UTC. */
export type Addendum = z.infer<typeof addenda>[number];

/** Reads the addenda of a consultation, oldest first; none where the column holds anything else. */
export function readAddenda(stored: unknown): Addendum[] {
  const parsed = addenda.safeParse(stored);
  return parsed.success ? parsed.data : [];
}
