import { HIGH_RISK_ABOVE_PERCENT } from '../blood-pressure/target.ts';

/** Risk model of this package. */
export type RiskModel = 'SG-FRS-2023' | 'PREVENT' | 'PCE' | 'Framingham';

/** Pressures that a risk model may use. */
export interface RiskPressureInput {
  readonly model: RiskModel | (string & Record<never, never>);
  readonly clinicBp: { readonly daysOld: number } | null;
  /** Home average; `hasOpenAlert` while a dangerous reading is not resolved. */
  readonly homeBp: {
    readonly quality: 'full' | 'preliminary' | (string & Record<never, never>);
    readonly daysOld: number;
    readonly hasOpenAlert?: boolean;
  } | null;
}

/** Pressure of a model, and the form of the result for the patient. */
export interface RiskPressure {
  readonly use: 'clinic' | 'home' | 'none';
  /** `at_least`: a lower bound; it never lowers a goal and never ends a finding. */
  readonly patientSees: 'number' | 'at_least' | 'none';
  /** Name to show beside the number. */
  readonly name: string;
}

/** Maximum age of readings for a risk, in days. */
const MAX_AGE_DAYS = 365;
const TAKES_HOME_PRESSURE = 'SG-FRS-2023';

/**
 * Chooses the pressure of a risk model. The models were made with clinic readings; home readings are often lower. Only
 * SG-FRS-2023 takes a full home average, as a lower bound under its own name. Home and clinic are never averaged.
 * Source of the difference: ACE Clinical Guidance "Hypertension", December 2023, table 5.
 *
 * @signOff [D] Home readings as a lower bound of the risk.
 */
export function riskPressure({ model, clinicBp, homeBp }: RiskPressureInput): RiskPressure {
  if (clinicBp && clinicBp.daysOld <= MAX_AGE_DAYS) {
    return { use: 'clinic', patientSees: 'number', name: model };
  }
  const isUsable = homeBp?.quality === 'full' && homeBp.daysOld <= MAX_AGE_DAYS && !homeBp.hasOpenAlert;
  return model === TAKES_HOME_PRESSURE && isUsable
    ? { use: 'home', patientSees: 'at_least', name: `${model}, with home blood pressure` }
    : { use: 'none', patientSees: 'none', name: model };
}

/**
 * Returns the risk for setting goals, in percent; `null` when there is none. A lower bound counts only once it proves
 * the strictest goals: below that the true risk may be higher, and a goal from it would be too lenient.
 */
export function riskForGoals(
  riskPercent: number,
  { patientSees }: Pick<RiskPressure, 'patientSees'>,
): number | null {
  if (patientSees === 'number') return riskPercent;
  return patientSees === 'at_least' && riskPercent > HIGH_RISK_ABOVE_PERCENT ? riskPercent : null;
}
