/** Answer: yes, no, or `null` while unknown. */
export type Answer = boolean | null;

/** Possible outcomes of a rule while some answers are open. */
export interface Outcomes<Name extends string, T> {
  /** Possible outcomes, starting with that of every open answer "no"; several when the outcome depends on them. */
  readonly possible: readonly T[];
  /** Open answers that could change the outcome. */
  readonly needs: readonly Name[];
  /** Outcome when one of them alone is "yes". */
  readonly ifYes: readonly { readonly name: Name; readonly outcome: T }[];
}

type Known<Name extends string> = Readonly<Record<Name, boolean>>;

function keyOf(outcome: unknown): string {
  return JSON.stringify(outcome);
}

/** Returns every combination of the open answers, all "no" first. */
function combinations<Name extends string>(
  answers: Readonly<Record<Name, Answer>>,
  open: readonly Name[],
): readonly Known<Name>[] {
  return Array.from({ length: 2 ** open.length }, (_, mask) => {
    const chosen = open.map((name, index) => [name, Math.floor(mask / 2 ** index) % 2 === 1] as const);
    return { ...answers, ...Object.fromEntries(chosen) } as Known<Name>;
  });
}

/**
 * Applies a rule to every combination of the open answers, and returns its possible outcomes and the answers that
 * matter. A rule with n open answers is evaluated 2^n times, so `answers` must stay a short list.
 */
export function outcomesOf<Name extends string, T>(
  answers: Readonly<Record<Name, Answer>>,
  rule: (known: Known<Name>) => T,
): Outcomes<Name, T> {
  const names = Object.keys(answers) as Name[];
  const open = names.filter((name) => answers[name] === null);
  const tried = combinations(answers, open).map((known) => ({ known, outcome: rule(known) }));
  const byKey = new Map(tried.map(({ outcome }) => [keyOf(outcome), outcome] as const).toReversed());
  const first = tried.map(({ outcome }) => keyOf(outcome));
  const possible = [...new Set(first)].flatMap((key) => byKey.get(key) ?? []);
  const matters = (name: Name) =>
    tried.some(
      ({ known, outcome }) => !known[name] && keyOf(rule({ ...known, [name]: true })) !== keyOf(outcome),
    );
  const needs = open.filter(matters);
  const [allNo] = tried;
  const ifYes = needs.flatMap((name) =>
    allNo ? [{ name, outcome: rule({ ...allNo.known, [name]: true }) }] : [],
  );
  return { possible, needs, ifYes };
}
