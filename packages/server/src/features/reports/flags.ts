import type { HealthFacts, Known } from './facts.ts';

type Find = (facts: HealthFacts) => Known<boolean> | null;

/** Flags that do not simply stand in the newest health form. */
const special: Record<string, Find> = {
  isSmoker: ({ isSmoker }) => isSmoker,
  hasHypertension: ({ form }) =>
    form && { ...form, value: form.value.conditionCodes.includes('hypertension') },
  isImmunocompromised({ answers, form }) {
    if (form?.value.flags.includes('isImmunocompromised')) return { ...form, value: true };
    const said = answers?.value.isImmunocompromised;
    return answers && typeof said === 'boolean' ? { ...answers, value: said } : null;
  },
};

/**
 * Yes, no, or null when it is unknown. A form that was sent without a condition says that there is none; without any
 * form nothing is known.
 */
export function flagOf(facts: HealthFacts, field: string): Known<boolean> | null {
  const find = special[field];
  if (find) return find(facts);
  return facts.form && { ...facts.form, value: facts.form.value.flags.includes(field) };
}

/** True when one is, false when all are known to be false, null otherwise. */
export function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  if (flags.includes(true)) return true;
  return flags.includes(null) ? null : false;
}
