import type { FormIssue, FormSchema } from './formSchema.ts';

/** Rules for a text field. */
export interface TextRule {
  /** Error text for an empty field; absent for an optional one. */
  missing?: string;
  /** Required pattern, and the error text for a mismatch. */
  shape?: { pattern: RegExp; message: string };
  /** Returns the error text for other faults, or `null`. */
  problem?: (text: string) => string | null;
  /** Whether surrounding spaces are kept, as for a password. */
  keepsSpaces?: boolean;
  /** Normalises the value before validation and submission, for example to upper case. */
  normalize?: (text: string) => string;
}

/**
 * Returns the schema of a form with a few required texts. The first pages use it to avoid loading a schema library;
 * forms with more rules use a library.
 */
export function textFields<Name extends string>(
  rules: Readonly<Record<Name, TextRule>>,
): FormSchema<Record<Name, string>> {
  const names = Object.keys(rules) as Name[];
  return {
    '~standard': {
      validate: (fields) => {
        const value = Object.fromEntries(
          names.map((name) => [name, read(fields, name, rules[name])]),
        ) as Record<Name, string>;
        const issues = names.flatMap((name) => issueOf(name, value[name], rules[name]));
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}

function read(fields: unknown, name: string, { keepsSpaces, normalize }: TextRule): string {
  const typed = String((fields as Record<string, unknown>)[name] ?? '');
  const text = keepsSpaces ? typed : typed.trim();
  return normalize ? normalize(text) : text;
}

function issueOf(name: string, text: string, rule: TextRule): FormIssue[] {
  const message = messageOf(text, rule);
  return message === null ? [] : [{ path: [name], message }];
}

function messageOf(text: string, { missing, shape, problem }: TextRule): string | null {
  if (text === '') return missing ?? null;
  if (shape && !shape.pattern.test(text)) return shape.message;
  return problem?.(text) ?? null;
}
