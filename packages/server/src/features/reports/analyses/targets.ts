import {
  type Goals,
  type PersonalGoal,
  SMOKING_GOAL,
  STOP_SMOKING_ADVICE,
  SUGAR_GOAL_LABEL,
  TARGETS_REPORT,
} from '@vitalane/clinical';
import {
  firstStepOf,
  goalPart,
  isByDoctor,
  pressureGoalWords,
  sugarGoalWords,
  toMissing,
} from '../../goals/goalParts.ts';
import { goalsFor } from '../../goals/goals.ts';
import type { HealthFacts } from '../../health-facts/facts.ts';
import type { Part } from '../../health-facts/parts.ts';
import { riskInputs } from '../../health-facts/risk.ts';
import type { Report } from '../report.ts';

/** Returns both pressure goals in one sentence. */
function pressurePart(facts: HealthFacts, all: Goals): Part {
  const label = 'Blood pressure';
  const { sbp, dbp } = all.goals;
  const text = pressureGoalWords(all);
  const values = [sbp, dbp].flatMap((goal) => goalPart(facts, goal).values ?? []);
  return { findings: [{ label, text, status: 'info' }], values, missing: sbp.needs.map(toMissing) };
}

/** Returns the home blood-sugar goal, for patients with diabetes. */
function sugarPart(facts: HealthFacts, all: Goals): Part {
  if (all.person.diabetes !== true) return {};
  const text = sugarGoalWords(facts, all);
  return {
    findings: [{ label: SUGAR_GOAL_LABEL, text, status: 'info' }],
    missing: all.sugar.needs.map(toMissing),
  };
}

function weightAdvice(facts: HealthFacts, { goals: { weight } }: Goals): Part {
  const step = firstStepOf(facts, weight);
  return { actions: step === null ? [] : [step] };
}

/** Returns the smoking goal, unless the patient does not smoke. */
function smokingPart(isSmoker: boolean | null): Part {
  if (isSmoker === false) return {};
  const actions = isSmoker ? [STOP_SMOKING_ADVICE] : [];
  return { findings: [{ ...SMOKING_GOAL, status: 'info' }], actions };
}

/** Report on goals and their authors. */
export const targetsReport: Report = {
  ...TARGETS_REPORT,
  name: 'personal-health-targets',
  inputs: [...riskInputs, 'isFrail', 'weight', 'height'],
  analyse(inputs, facts) {
    const all = goalsFor(facts);
    const { ldl, nonhdl, hba1c, weight, waist, activity } = all.goals;
    const ofSugar = all.person.diabetes === false && hba1c.setBy === 'usual' ? [] : [hba1c];
    const scoped = (part: Part, ...goals: readonly PersonalGoal[]): Part => ({
      ...part,
      scope: { part: 'targets', label: targetsReport.title, isDerived: true, isByDoctor: isByDoctor(goals) },
    });
    return [
      scoped(pressurePart(facts, all), all.goals.sbp, all.goals.dbp),
      ...[ldl, nonhdl, ...ofSugar, weight, waist, activity].map((goal) =>
        scoped(goalPart(facts, goal), goal),
      ),
      scoped(sugarPart(facts, all)),
      scoped(weightAdvice(facts, all)),
      scoped(smokingPart(inputs.flag('isSmoker'))),
    ];
  },
};
