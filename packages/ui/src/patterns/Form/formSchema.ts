/** Validation issue of a schema. */
export interface FormIssue {
  /** Instruction for the user, one sentence. */
  readonly message: string;
  /** Path, which starts with the field name. Empty for the form as a whole. */
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** Result of validating the fields. */
export type FormCheck<Values> =
  | { readonly value: Values; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** Schema of zod, Valibot or another Standard Schema library (standardschema.dev). Its checks must be synchronous. */
export interface FormSchema<Values> {
  readonly '~standard': {
    readonly validate: (fields: unknown) => FormCheck<Values> | Promise<FormCheck<Values>>;
  };
}

/** Validates the fields. Throws if the schema is asynchronous, because validation runs within the submit event. */
export function checkFields<Values>(schema: FormSchema<Values>, fields: unknown): FormCheck<Values> {
  const check = schema['~standard'].validate(fields);
  if (check instanceof Promise) throw new TypeError('The schema of a form must be synchronous.');
  return check;
}
