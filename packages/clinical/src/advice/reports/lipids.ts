import { CITATIONS } from '../../citations.ts';
import type { DerivedValue, PanelConflict } from '../../lipids/panel.ts';
import { type EnteredResult, nearestAllowed } from '../../results/labResult.ts';
import { allUsualWords, type BandWords, conflictWords, LIMIT_ONLY_WORDS, type ReportFrame } from './words.ts';

/** Frame of the report on blood fats. */
export const LIPID_REPORT: ReportFrame = {
  title: 'Your blood fats',
  model: 'ACE Clinical Guidance: Lipid management',
  version: '2023',
  sources: [CITATIONS.lipids],
  nothingToDo: allUsualWords('in 12 months'),
  seekCare: ['Severe belly pain with very high triglycerides: go to A&E.'],
};

const BANDS: Readonly<Record<string, BandWords>> = {
  optimal: { level: 'info', text: 'This is in the best range.' },
  desirable: { level: 'info', text: 'This is in the usual range.' },
  normal: { level: 'info', text: 'This is in the usual range.' },
  borderline_high: {
    level: 'act',
    text: 'This is slightly above the usual range.',
    advice: 'Less fried and fatty food and more movement lower blood fats.',
  },
  high: {
    level: 'see_doctor',
    text: 'This is above the usual range.',
    advice: 'Discuss your blood fats at your next visit.',
  },
  very_high: {
    level: 'see_doctor',
    text: 'This is far above the usual range.',
    advice: 'Discuss your blood fats with your doctor soon.',
  },
};
/** HDL is protective: a low value is the warning and a high one is not. */
const HDL_BANDS: Readonly<Record<string, BandWords>> = {
  low: {
    level: 'act',
    text: 'This is lower than it should be.',
    advice: 'Being active helps to raise your HDL cholesterol.',
  },
  desirable: { level: 'info', text: 'This is in the usual range.' },
  high: { level: 'info', text: 'This is in the best range.' },
};
/** Text for triglycerides that can harm the pancreas. */
const VERY_HIGH_TG: BandWords = {
  level: 'see_doctor',
  text: 'Your blood fat (triglycerides) is very high. It can inflame the pancreas.',
  advice: 'Strong belly pain: go to A&E. Call your clinic now. Ask to be seen within 7 days.',
};
const VERY_HIGH_TG_ABOVE = { 'mmol/L': 10, 'mg/dL': 885 } as const;

/** Returns the texts of a lipid in its band; `null` where a limit allows several. */
export function lipidWords(result: EnteredResult, band: string | null): BandWords {
  if (result.code === 'tg' && isAbove(result, VERY_HIGH_TG_ABOVE)) return VERY_HIGH_TG;
  const bands = result.code === 'hdl' ? HDL_BANDS : BANDS;
  return (band === null ? undefined : bands[band]) ?? LIMIT_ONLY_WORDS;
}

/** Returns whether a result, as entered, is above a limit that is published for both units. */
function isAbove(result: EnteredResult, limits: Readonly<Record<'mmol/L' | 'mg/dL', number>>): boolean {
  const limit = result.unit === 'mg/dL' ? limits['mg/dL'] : limits['mmol/L'];
  return !result.comparator?.startsWith('<') && nearestAllowed(result) > limit;
}

/** Added to an LDL estimate outside the reliable range of both equations. */
export const LDL_UNCERTAIN_WORDS = 'This estimate is uncertain. A direct LDL test would be more exact.';
/** Question about inherited high cholesterol. */
export const INHERITED_CHOLESTEROL_WORDS =
  'Your LDL is very high. Ask your doctor about inherited high cholesterol.';
/** Text where the guidance leaves a goal to the doctor. */
export const DOCTOR_SETS_GOAL_WORDS = 'Your doctor sets this goal.';
/** Added when a sample is not known to be fasting. */
export const NOT_FASTING_WORDS =
  'Triglycerides run slightly higher after food. Ask whether your sample was taken fasting.';

/** Returns the texts on LDL and its goal; `null` when an estimate or limit cannot show it. `isUsual`: no other goal was set. */
export function ldlGoalWords(isMet: boolean | null, isUsual: boolean): BandWords {
  if (isMet === null) {
    return {
      level: 'info',
      text: 'This result is not exact enough to say whether you have reached it.',
      advice: 'Ask your clinic about a direct LDL test.',
    };
  }
  return isMet
    ? { level: 'info', text: 'Your LDL cholesterol has reached it.' }
    : {
        level: 'see_doctor',
        text: isUsual
          ? 'Your LDL cholesterol is above the level usually aimed for in people with your risk.'
          : 'Your LDL cholesterol is above this goal.',
        advice: 'Discuss your LDL cholesterol at your next visit. Ask your doctor which options fit you.',
      };
}

/** Returns the text on why nothing was calculated from a panel, or `null` when only a result is missing. */
export function panelWords(derived: DerivedValue | PanelConflict): string | null {
  if (derived.status === 'not_estimable') {
    return 'Your triglycerides are too high for us to work out your LDL. Ask your clinic about a direct LDL test.';
  }
  if (derived.status === 'ok' || derived.status === 'missing') return null;
  return PANEL_WORDS[derived.reason] ?? null;
}

const PANEL_WORDS: Readonly<Record<string, string>> = {
  hdl_above_total: conflictWords('HDL cholesterol', 'total cholesterol'),
  ldl_above_total: conflictWords('LDL cholesterol', 'total cholesterol'),
  parts_exceed_total: conflictWords('LDL and HDL cholesterol together', 'total cholesterol'),
  different_samples: 'We can work this out only from results of one blood sample.',
  censored: 'We cannot work this out from a result that is only a limit.',
};

const INHERITED_ABOVE = { 'mmol/L': 4.9, 'mg/dL': 190 } as const;

/** Returns whether an LDL, as it was entered, suggests asking about inherited high cholesterol. Source: ACE lipids 2023. */
export function suggestsInheritedCholesterol({ value, unit, comparator }: EnteredResult): boolean {
  const limit = unit === 'mg/dL' ? INHERITED_ABOVE['mg/dL'] : INHERITED_ABOVE['mmol/L'];
  return value >= limit && !comparator?.startsWith('<');
}
