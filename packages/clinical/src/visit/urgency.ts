import type { AlertLevel } from '../alerts/grade.ts';
import { emergencyIn } from '../emergency/freeText.ts';
import type { VisitSigns } from './advice.ts';
import type { UrgencyRuleName, VisitSince, VisitTopic } from './reasons.ts';

/** How soon a patient should be seen, the most urgent first. It orders the queue and never hides anybody. */
export const VISIT_URGENCIES = ['emergency', 'today', 'routine'] as const;

/** How soon a patient should be seen. */
export type VisitUrgency = (typeof VISIT_URGENCIES)[number];

/** What the urgency of a visit depends on. */
export interface VisitFacts extends VisitSigns {
  readonly topic: VisitTopic;
  /** `null` when not said. */
  readonly since: VisitSince | null;
  readonly isPregnant: boolean;
  /** Levels of the patient's open alerts. */
  readonly alerts: readonly AlertLevel[];
}

interface UrgencyRule {
  readonly urgency: Exclude<VisitUrgency, 'routine'>;
  readonly fits: (facts: VisitFacts) => boolean;
}

/**
 * Rules that make a visit more urgent than routine.
 *
 * @signOff [D] A visit is for today when a known problem got worse, a problem began today, a pregnant patient has a new or
 * worse problem, or an alert for the same day is open. A ticked sign or words of an emergency, or an open emergency
 * alert, make it an emergency.
 */
const RULES: Readonly<Record<UrgencyRuleName, UrgencyRule>> = {
  red_flag: { urgency: 'emergency', fits: ({ redFlags }) => redFlags.length > 0 },
  emergency_words: {
    urgency: 'emergency',
    fits: ({ words, isPregnant }) => emergencyIn(words, { isPregnant }) !== null,
  },
  emergency_alert: { urgency: 'emergency', fits: ({ alerts }) => alerts.includes('emergency') },
  same_day_alert: {
    urgency: 'today',
    fits: ({ alerts }) => alerts.includes('same_day') || alerts.includes('act_now'),
  },
  got_worse: { urgency: 'today', fits: ({ topic }) => topic === 'worse_problem' },
  began_today: { urgency: 'today', fits: ({ since }) => since === 'today' },
  pregnant: {
    urgency: 'today',
    fits: ({ isPregnant, topic }) => isPregnant && (topic === 'new_problem' || topic === 'worse_problem'),
  },
};

/** Urgency of a visit and the rules behind it; without a rule it is `routine`. */
export interface UrgencyOfVisit {
  readonly urgency: VisitUrgency;
  readonly because: readonly UrgencyRuleName[];
}

const ruleNames = Object.keys(RULES) as UrgencyRuleName[];

/** Returns how soon a patient should be seen, with all rules that fit, those of the urgency first. */
export function urgencyOfVisit(facts: VisitFacts): UrgencyOfVisit {
  const because = ruleNames.filter((name) => RULES[name].fits(facts));
  const [first] = because;
  return { urgency: first ? RULES[first].urgency : 'routine', because };
}
