import { readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('../../data/', import.meta.url);

/** Reads a seeded list in `data/`. Throws when the file violates the schema. */
export function loadFile<Content extends z.ZodType>(name: string, content: Content): z.infer<Content> {
  return content.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}

/** Reads the `items` of a seeded list, without members that the schema does not name. */
export function loadList<Item extends z.ZodType>(name: string, item: Item): readonly z.infer<Item>[] {
  return loadFile(name, z.object({ items: z.array(item) })).items;
}
