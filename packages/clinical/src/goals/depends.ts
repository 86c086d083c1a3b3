/** An answer that may be yes, no, or null while it is unknown. */
export type Answer = boolean | null;

/** What a rule comes to when some answers are open. */
export interface Outcomes<Name extends string, T> {
  /** The outcomes that are possible, the one with every open answer "no" first; more than one when it depends. */
  readonly possible: readonly T[];
  /** The open answers that could change the outcome. */
  readonly needs: readonly Name[];
  /** The outcome when one of them alone is "yes". */
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
  return Array.from({ length: 2 ** open.length }, (_, bits) => {
    const chosen = open.map((name, index) => [name, Math.floor(bits / 2 ** index) % 2 === 1] as const);
    return { ...answers, ...Object.fromEntries(chosen) } as Known<Name>;
  });
}

/**
 * Applies a rule to every combination of the answers that are open, and returns what it can come to and which of the
 * answers matter. A rule over many open answers is tried 2^n times, so `answers` must stay a short list.
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
