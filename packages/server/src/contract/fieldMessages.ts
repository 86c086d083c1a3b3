import type { ErrorObject } from 'ajv';

const byFormat: Record<string, string> = {
  uuid: 'This is not a valid identifier.',
  date: 'Enter a date as year, month and day, for example 2026-01-31.',
  'date-time': 'Enter a date and time.',
};

type Describe = (error: ErrorObject) => string;

const byKeyword: Record<string, Describe> = {
  required: () => 'This is needed.',
  type: ({ params }) => typeMessage(params.type),
  enum: () => 'Choose one of the offered values.',
  minimum: rangeMessage,
  maximum: rangeMessage,
  minLength: ({ params }) =>
    params.limit === 1 ? 'This is needed.' : `Enter at least ${params.limit} characters.`,
  maxLength: ({ params }) => `Enter at most ${params.limit} characters.`,
  maxItems: ({ params }) => `Choose at most ${params.limit}.`,
  format: ({ params }) => byFormat[params.format] ?? 'This is not in the expected form.',
};

/** Returns the message for a validation error: the schema's `x-message`, else a default by keyword. */
export function fieldMessage(error: ErrorObject): string {
  const own: unknown = error.keyword === 'required' ? undefined : error.parentSchema?.['x-message'];
  if (typeof own === 'string') return own;
  return byKeyword[error.keyword]?.(error) ?? 'This is not in the expected form.';
}

function typeMessage(type: unknown): string {
  const wanted = Array.isArray(type) ? type[0] : type;
  if (wanted === 'integer') return 'Enter a whole number.';
  if (wanted === 'number') return 'Enter a number.';
  if (wanted === 'boolean') return 'Choose yes or no.';
  return 'This is not in the expected form.';
}

function rangeMessage({ parentSchema, params }: ErrorObject): string {
  const { minimum, maximum } = parentSchema ?? {};
  if (minimum !== undefined && maximum !== undefined) return `Enter a number from ${minimum} to ${maximum}.`;
  return minimum === undefined
    ? `Enter a number of at most ${params.limit}.`
    : `Enter a number of at least ${params.limit}.`;
}
