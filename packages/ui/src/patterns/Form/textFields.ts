import type { FormIssue, FormSchema } from './formSchema.ts';

/** What one text of a form must be. */
export interface TextRule {
  /** What to say when nothing was entered. */
  missing: string;
  /** A shape it must have, and what to say when it has another. */
  shape?: { pattern: RegExp; message: string };
  /** For a secret: spaces at its ends belong to it. */
  keepsSpaces?: boolean;
}

/**
 * The schema of a form that is a few required texts. The pages that open first use it, for it weighs next to nothing; a form
 * with more to check takes a library.
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

function read(fields: unknown, name: string, { keepsSpaces }: TextRule): string {
  const text = String((fields as Record<string, unknown>)[name] ?? '');
  return keepsSpaces ? text : text.trim();
}

function issueOf(name: string, text: string, { missing, shape }: TextRule): FormIssue[] {
  if (text === '') return [{ path: [name], message: missing }];
  return shape && !shape.pattern.test(text) ? [{ path: [name], message: shape.message }] : [];
}
