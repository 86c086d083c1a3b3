/** One thing that a schema has against a value. */
export interface FormIssue {
  /** One sentence for people: what to enter. */
  readonly message: string;
  /** Where: the name of the field first. Empty for the form as a whole. */
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** What a schema made of the fields. */
export type FormCheck<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** A schema of zod, Valibot or another library with Standard Schema (standardschema.dev) whose checks are synchronous. */
export interface FormSchema<Values> {
  readonly '~standard': {
    readonly validate: (fields: unknown) => FormCheck<Values> | Promise<FormCheck<Values>>;
  };
}

/** Checks the fields. Throws when the schema would have to wait: a form is checked while the button is down. */
export function checkFields<Values>(schema: FormSchema<Values>, fields: unknown): FormCheck<Values> {
  const check = schema['~standard'].validate(fields);
  if (check instanceof Promise) throw new TypeError('The schema of a form must be synchronous.');
  return check;
}
