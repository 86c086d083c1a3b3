/** Short label of a category, and its severity. */
export interface CategoryLabel {
  readonly label: string;
  readonly tone: 'good' | 'watch' | 'high' | 'severe';
}

const good = (label: string): CategoryLabel => ({ label, tone: 'good' });
const watch = (label: string): CategoryLabel => ({ label, tone: 'watch' });
const high = (label: string): CategoryLabel => ({ label, tone: 'high' });
const severe = (label: string): CategoryLabel => ({ label, tone: 'severe' });

/** Categories with the same meaning for every quantity. */
const CATEGORIES: Readonly<Record<string, CategoryLabel>> = {
  normal: good('Usual range'),
  high_normal: watch('Slightly above usual'),
  above_threshold: high('Above the usual limit'),
  well_above_threshold: severe('Clearly above the limit'),
  optimal: good('Best'),
  desirable: good('Usual range'),
  borderline_high: watch('Slightly raised'),
  high: high('Raised'),
  very_high: severe('Very high'),
  underweight: watch('Underweight'),
  healthy: good('Low risk'),
  moderate_risk: watch('Moderate risk'),
  high_risk: high('High risk'),
  raised: high('At or above the limit'),
  not_raised: good('Below the limit'),
  within_range: good('Usual range'),
  borderline: watch('Slightly raised'),
  mild: watch('Slightly raised'),
  moderate: watch('Moderate'),
  severe: severe('Far outside the range'),
  low_probability: good('Usual range'),
  not_diagnostic: good('Tells no more'),
  impaired_fasting: watch('Higher than usual'),
  impaired_tolerance: watch('Higher than usual'),
  needs_confirmation: watch('Needs another test'),
  diabetes_range: high('Needs to be confirmed'),
  high_probability: high('Needs to be confirmed'),
  at_target: good('At the goal'),
  above_target: watch('Above the goal'),
  indeterminate: watch('Cannot tell'),
  not_validated: watch('Not reliable at your age'),
  intermediate: high('Intermediate'),
  low: good('Low'),
  G1: good('G1: as usual'),
  G2: good('G2: slightly less'),
  G3a: watch('G3a: somewhat less'),
  G3b: high('G3b: clearly less'),
  G4: severe('G4: much less'),
  G5: severe('G5: far too little'),
  A1: good('A1: as usual'),
  A2: watch('A2: raised'),
  A3: high('A3: much raised'),
  recommended: watch('May be due'),
  up_to_date: good('Up to date'),
  complete: good('Complete'),
  optional: good('If you wish'),
  discuss: watch('Ask your doctor'),
  check_immunity: watch('Ask your clinic'),
  not_now: watch('Not now'),
  not_routine: good('Not routine'),
  due: watch('Due now'),
  due_soon: watch('Due soon'),
  overdue: high('Overdue'),
  yearly: watch('Once a year'),
  default: good('Usual goal'),
  custom: good('Set for you'),
  full: good('Full week'),
  preliminary: watch('More readings help'),
};

/** Categories with a specific meaning for one quantity. */
const OF_QUANTITY: Readonly<Record<string, Readonly<Record<string, CategoryLabel>>>> = {
  hdl: { low: watch('Low'), high: good('Best') },
  risk10y: { borderline: watch('Borderline'), high: severe('High') },
  hba1c: { low: watch('Lower than usual') },
  glucose_fasting: { low: watch('Lower than usual') },
  glucose_2h: { low: watch('Lower than usual') },
  glucose_random: { low: watch('Lower than usual') },
  fib4: { high: high('Needs review') },
  apri: { high: high('Needs review') },
  kidney: { moderate: watch('Moderate'), high: high('High'), very_high: severe('Very high') },
  tg: { normal: good('Usual range') },
};

/** Returns the label of a category of a quantity; `undefined` when it has none. */
export function categoryLabel(code: string, category: string | null | undefined): CategoryLabel | undefined {
  if (category === null || category === undefined) return undefined;
  return OF_QUANTITY[code]?.[category] ?? CATEGORIES[category];
}
