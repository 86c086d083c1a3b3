/** Group of medicines that a person may take. */
interface MedicineGroup {
  /** Name in lists, in patients' language. */
  readonly name: string;
  /** Name inside a sentence, when it is not the lower-case name. */
  readonly phrase?: string;
  /** Anatomical Therapeutic Chemical (ATC) codes of the group, by prefix; empty where there are none. */
  readonly atc: readonly string[];
  /** Wider group that contains it. */
  readonly partOf?: 'cholesterol_medicine';
}

/**
 * Groups of medicines of the product. A person takes a group when an active entry of the medicine list has one of its
 * ATC codes, or when they stated so. Source of the codes: WHO ATC index.
 *
 * @signOff [D] Every medicine of C02, C03, C07, C08 and C09 counts as blood pressure medicine, whatever it is for.
 */
export const MEDICINE_GROUPS = {
  blood_pressure_medicine: { name: 'Medicine for blood pressure', atc: ['C02', 'C03', 'C07', 'C08', 'C09'] },
  cholesterol_medicine: { name: 'Medicine for cholesterol', atc: ['C10'] },
  statin: {
    name: 'Statin for cholesterol',
    phrase: 'a statin for cholesterol',
    atc: ['C10AA', 'C10BA', 'C10BX'],
    partOf: 'cholesterol_medicine',
  },
  other_cholesterol_medicine: {
    name: 'Other medicine for cholesterol',
    phrase: 'another medicine for cholesterol',
    atc: ['C10AB', 'C10AC', 'C10AD', 'C10AX'],
    partOf: 'cholesterol_medicine',
  },
  diabetes_tablets: {
    name: 'Tablets for diabetes',
    atc: ['A10BA', 'A10BB', 'A10BD', 'A10BF', 'A10BG', 'A10BH'],
  },
  insulin: { name: 'Insulin', atc: ['A10A'] },
  diabetes_injection: {
    name: 'Other injection for diabetes or weight',
    phrase: 'another injection for diabetes or weight',
    atc: ['A10BJ'],
  },
  /** Gliflozins, alone or combined: they can cause acid in the blood at any sugar. */
  sglt2_medicine: {
    name: 'SGLT2 inhibitor for diabetes, heart or kidneys',
    phrase: 'an SGLT2 inhibitor for diabetes, heart or kidneys',
    atc: ['A10BK', 'A10BD15', 'A10BD16', 'A10BD19', 'A10BD20', 'A10BD21', 'A10BD23', 'A10BD24', 'A10BD25'],
  },
  /** Sulfonylureas and glinides, alone or combined. Insulin is a separate group. */
  sulfonylurea_or_glinide: {
    name: 'Diabetes tablet that can cause low sugar',
    phrase: 'a diabetes tablet that can cause low sugar',
    atc: [
      'A10BB',
      'A10BC',
      'A10BX02',
      'A10BX03',
      'A10BX08',
      'A10BD01',
      'A10BD02',
      'A10BD04',
      'A10BD06',
      'A10BD14',
    ],
  },
  blood_thinner: { name: 'Medicine against blood clots, such as aspirin or warfarin', atc: ['B01A'] },
  heart_medicine: { name: 'Medicine for the heart', atc: ['C01'] },
  water_tablet: { name: 'Water tablet', phrase: 'water tablets', atc: ['C03'] },
  kidney_medicine: { name: 'Medicine for the kidneys', atc: ['C03DA05', 'V03AE02'] },
  thyroid_medicine: { name: 'Medicine for the thyroid', atc: ['H03'] },
  gout_medicine: { name: 'Medicine for gout', atc: ['M04A'] },
  inhaler: { name: 'Inhaler for asthma or COPD', phrase: 'an inhaler for asthma or COPD', atc: ['R03'] },
  stomach_medicine: { name: 'Medicine for the stomach', atc: ['A02'] },
  pain_medicine: { name: 'Medicine for pain or arthritis', atc: ['M01', 'N02'] },
  steroid: { name: 'Steroid tablets', atc: ['H02AB'] },
  bone_medicine: { name: 'Medicine for the bones', atc: ['M05'] },
  mood_or_sleep_medicine: { name: 'Medicine for mood, worry or sleep', atc: ['N05', 'N06A'] },
  brain_or_nerve_medicine: { name: 'Medicine for the brain or nerves', atc: ['N03', 'N04', 'N06D'] },
  eye_drops: { name: 'Eye drops', atc: ['S01'] },
  allergy_medicine: { name: 'Medicine for allergy', atc: ['R06'] },
  prostate_or_bladder_medicine: { name: 'Medicine for the prostate or bladder', atc: ['G04'] },
  hormones: { name: 'Hormones, including the pill', atc: ['G03'] },
  immune_medicine: { name: 'Medicine that weakens the immune system', atc: ['L04', 'L01BA01'] },
  supplements: { name: 'Vitamins or supplements', atc: ['A11', 'A12'] },
  traditional_medicine: { name: 'Traditional or herbal medicine', atc: [] },
} as const satisfies Readonly<Record<string, MedicineGroup>>;

/** Code of a group of medicines. */
export type MedicineGroupCode = keyof typeof MEDICINE_GROUPS;

const CODES = Object.keys(MEDICINE_GROUPS) as readonly MedicineGroupCode[];

/** Returns the groups to which an ATC code belongs, in the order of the list; empty for a code of no group. */
export function groupsOfAtc(atcCode: string): readonly MedicineGroupCode[] {
  const code = atcCode.trim().toUpperCase();
  return CODES.filter((group) => MEDICINE_GROUPS[group].atc.some((prefix) => code.startsWith(prefix)));
}

/** Returns whether a code is that of a group of medicines. */
export function isMedicineGroup(code: string): code is MedicineGroupCode {
  return Object.hasOwn(MEDICINE_GROUPS, code);
}
