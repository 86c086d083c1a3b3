import { readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('../../data/', import.meta.url);

/** Reads one of the seeded lists in `data/`. Throws when the file does not hold what the schema says. */
export function loadFile<Content extends z.ZodType>(name: string, content: Content): z.infer<Content> {
  return content.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}

/** Reads the `items` of a seeded list. Members that the schema does not name are left out. */
export function loadList<Item extends z.ZodType>(name: string, item: Item): readonly z.infer<Item>[] {
  return loadFile(name, z.object({ items: z.array(item) })).items;
}
