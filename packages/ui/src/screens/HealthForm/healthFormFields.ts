import type { HealthFormFields } from './HealthFormScreen.types.ts';
import { listFields } from './healthForm.schema.ts';

/** Returns the current field values of a form. */
export function readFields(form: HTMLFormElement): HealthFormFields {
  const data = new FormData(form);
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const lists = listFields.map((name) => [name, data.getAll(name).map(String)] as const);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(lists) };
}
