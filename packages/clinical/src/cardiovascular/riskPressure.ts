import { HIGH_RISK_ABOVE_PERCENT } from '../blood-pressure/target.ts';

/** A risk model of this package. */
export type RiskModel = 'SG-FRS-2023' | 'PREVENT' | 'PCE' | 'Framingham';

/** A pressure that a risk model may take. */
export interface RiskPressureInput {
  readonly model: RiskModel | (string & Record<never, never>);
  readonly clinicBp: { readonly daysOld: number } | null;
  /** The home average; `hasOpenAlert` while a dangerous reading is not resolved. */
  readonly homeBp: {
    readonly quality: 'full' | 'preliminary' | (string & Record<never, never>);
    readonly daysOld: number;
    readonly hasOpenAlert?: boolean;
  } | null;
}

/** Which pressure a model takes and what a patient sees of the result. */
export interface RiskPressure {
  readonly use: 'clinic' | 'home' | 'none';
  /** `at_least`: a lower bound; it never lowers a goal and never ends a finding. */
  readonly patientSees: 'number' | 'at_least' | 'none';
  /** The name to print beside the number. */
  readonly name: string;
}

/** Readings older than this are not used for a risk. */
const LONGEST_DAYS = 365;
const TAKES_HOME_PRESSURE = 'SG-FRS-2023';

/**
 * Chooses the pressure of a risk model. The models were made with clinic readings; home readings are often lower. Only
 * SG-FRS-2023 takes a full home average, as a lower bound under its own name. Home and clinic are never averaged.
 * Source of the difference: ACE Clinical Guidance "Hypertension", December 2023, table 5.
 *
 * @signOff [D] Home readings as a lower bound of the risk.
 */
export function riskPressure({ model, clinicBp, homeBp }: RiskPressureInput): RiskPressure {
  if (clinicBp && clinicBp.daysOld <= LONGEST_DAYS) {
    return { use: 'clinic', patientSees: 'number', name: model };
  }
  const isUsable = homeBp?.quality === 'full' && homeBp.daysOld <= LONGEST_DAYS && !homeBp.hasOpenAlert;
  return model === TAKES_HOME_PRESSURE && isUsable
    ? { use: 'home', patientSees: 'at_least', name: `${model}, with home blood pressure` }
    : { use: 'none', patientSees: 'none', name: model };
}

/**
 * Returns the risk that goals may rest on, in percent; null when there is none. A lower bound counts only once it proves
 * the strictest goals: below that the true risk may be higher, and a goal from it would be too lenient.
 */
export function riskForGoals(
  riskPercent: number,
  { patientSees }: Pick<RiskPressure, 'patientSees'>,
): number | null {
  if (patientSees === 'number') return riskPercent;
  return patientSees === 'at_least' && riskPercent > HIGH_RISK_ABOVE_PERCENT ? riskPercent : null;
}
