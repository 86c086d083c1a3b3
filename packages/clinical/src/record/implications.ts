import type { ItemCode } from './items.ts';
import type { MedicineGroupCode } from './medicineGroups.ts';

/**
 * Common uses of a medicine. Each inner list is one question: any of its items explains the medicine, and each is
 * asked only while none is known.
 */
type Implied = readonly (readonly ItemCode[])[];

const HYPERTENSION: Implied = [['hypertension']];
const DIABETES: Implied = [['diabetes']];
const HEART_FAILURE: Implied = [['heart_failure'], ['hypertension']];
const IRREGULAR_HEARTBEAT: Implied = [['atrial_fibrillation']];
const KIDNEY: Implied = [['chronic_kidney_disease']];
const CHOLESTEROL: Implied = [['high_cholesterol']];
const WEAK_IMMUNITY: Implied = [['weak_immune_system']];
const LUNGS: Implied = [['asthma', 'copd']];
const PREGNANCY: Implied = [['hypertension'], ['pregnancy']];

/**
 * Common uses by ATC code; the longest prefix wins. Source of the codes: WHO ATC index.
 *
 * @signOff [D] Which conditions each group of medicines raises a question about.
 */
const BY_ATC: Readonly<Record<string, Implied>> = {
  A10: DIABETES,
  A10BK: [['diabetes', 'heart_failure', 'chronic_kidney_disease']],
  C02: HYPERTENSION,
  C02AB: PREGNANCY,
  C03: HYPERTENSION,
  C07: HYPERTENSION,
  C07AG01: PREGNANCY,
  C08: HYPERTENSION,
  C09: HYPERTENSION,
  C09DX04: HEART_FAILURE,
  C03DA: HEART_FAILURE,
  C03DA05: KIDNEY,
  C01AA: [['heart_failure'], ['atrial_fibrillation']],
  V03AE02: KIDNEY,
  C01DA: [['coronary_artery_disease']],
  B01AC: [['artery_disease']],
  B01AA: IRREGULAR_HEARTBEAT,
  B01AE: IRREGULAR_HEARTBEAT,
  B01AF: IRREGULAR_HEARTBEAT,
  C10: CHOLESTEROL,
  H03A: [['hypothyroidism']],
  H03B: [['hyperthyroidism']],
  M04AA: [['gout']],
  R03: LUNGS,
  L04: WEAK_IMMUNITY,
  L01BA01: WEAK_IMMUNITY,
  H02AB: WEAK_IMMUNITY,
  N06D: [['dementia']],
  N04B: [['parkinsons_disease']],
};

/** Common uses of groups that a person may state without naming a medicine. */
const BY_GROUP: Partial<Readonly<Record<MedicineGroupCode, Implied>>> = {
  blood_pressure_medicine: HYPERTENSION,
  cholesterol_medicine: CHOLESTEROL,
  statin: CHOLESTEROL,
  other_cholesterol_medicine: CHOLESTEROL,
  diabetes_tablets: DIABETES,
  insulin: DIABETES,
  diabetes_injection: DIABETES,
  water_tablet: HYPERTENSION,
  kidney_medicine: KIDNEY,
  thyroid_medicine: [['hypothyroidism', 'hyperthyroidism']],
  gout_medicine: [['gout']],
  inhaler: LUNGS,
  steroid: WEAK_IMMUNITY,
  immune_medicine: WEAK_IMMUNITY,
};

const PREFIXES = Object.keys(BY_ATC).toSorted((a, b) => b.length - a.length);

/** Returns the common uses of a medicine with an ATC code; empty when the table has none. */
export function impliedByAtc(atcCode: string): Implied {
  const code = atcCode.trim().toUpperCase();
  const prefix = PREFIXES.find((candidate) => code.startsWith(candidate));
  return (prefix === undefined ? undefined : BY_ATC[prefix]) ?? [];
}

/** Returns the common uses of a group of medicines; empty when the table has none. */
export function impliedByGroup(group: MedicineGroupCode): Implied {
  return BY_GROUP[group] ?? [];
}
