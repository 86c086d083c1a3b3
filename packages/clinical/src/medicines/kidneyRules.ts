import { NSAIDS, POTASSIUM, POTASSIUM_SAVERS, RENIN_ANGIOTENSIN } from './atcLists.ts';
import { CONTRAINDICATIONS, DOSAGE, smpc, usLabel, WARNINGS } from './sources.ts';
import type { AtcRule } from './types.ts';

/** What makes a rule apply; every part that is given must be true. */
export interface KidneyCause {
  /** Applies to an eGFR below this, in mL/min/1.73 m². */
  readonly egfrBelow?: number;
  /** Kidney disease without an eGFR of the last 12 months, or heart failure. */
  readonly condition?: 'kidney_disease' | 'heart_failure';
  /** Kinds of other medicine, by ATC prefixes, of which one each is taken. */
  readonly beside?: readonly (readonly string[])[];
}

/** Medicine that harms weak kidneys or that they cannot clear as usual. */
export interface KidneyRule extends AtcRule, KidneyCause {
  /** Harm, as a sentence; absent where the dose is what changes. */
  readonly harm?: string;
}

const rule = (
  egfrBelow: number,
  level: KidneyRule['level'],
  atc: readonly string[],
  source: string,
): KidneyRule => ({ egfrBelow, level, atc, source });

const KDIGO_CKD = 'KDIGO 2012 and 2024 Clinical Practice Guideline: chronic kidney disease, medication table';
const KDIGO_DIABETES =
  'KDIGO 2022 Clinical Practice Guideline: diabetes management in chronic kidney disease';
const LITHIUM = ['N05AN01'];
const DIURETICS = ['C03A', 'C03B', 'C03C', 'C03D', 'C03E', 'C09BA', 'C09DA'];

const painkiller = (level: KidneyRule['level'], cause: KidneyCause, source = KDIGO_CKD): KidneyRule => ({
  ...cause,
  level,
  atc: NSAIDS,
  harm: 'It can harm your kidneys.',
  source,
});

/**
 * Rules for anti-inflammatory painkillers; the first that fits applies. Low-dose aspirin and what is put on the skin have other codes
 * or are excluded by `checkKidney`.
 *
 * @signOff [D] Heart failure, a recorded kidney disease without a recent eGFR, and a blood pressure medicine (C09) together with a
 * diuretic: ask before an anti-inflammatory painkiller.
 */
const PAINKILLERS: readonly KidneyRule[] = [
  painkiller('serious', { egfrBelow: 30 }),
  painkiller('serious', { egfrBelow: 60, beside: [[...RENIN_ANGIOTENSIN, ...LITHIUM]] }),
  painkiller('caution', { egfrBelow: 60 }),
  painkiller('caution', { condition: 'kidney_disease' }),
  painkiller('caution', { condition: 'heart_failure' }, usLabel('ibuprofen', WARNINGS)),
  painkiller('caution', { beside: [RENIN_ANGIOTENSIN, DIURETICS] }, usLabel('ibuprofen', WARNINGS)),
];

/**
 * Kidney rules; for each ingredient the first that fits applies. Many documents state creatinine clearance; the eGFR is used instead.
 * Sources: the documents that each row names.
 *
 * @signOff [L] Each kidney limit of a medicine, and the eGFR in place of the creatinine clearance.
 */
export const KIDNEY_RULES: readonly KidneyRule[] = [
  ...PAINKILLERS,
  rule(30, 'serious', ['A10BA02'], usLabel('metformin', CONTRAINDICATIONS)),
  rule(45, 'caution', ['A10BA02'], usLabel('metformin', WARNINGS)),
  { condition: 'kidney_disease', level: 'caution', atc: ['A10BA02'], source: KDIGO_DIABETES },
  rule(45, 'serious', ['J01XE01'], smpc('nitrofurantoin', '4.3')),
  rule(30, 'serious', ['C03DA04'], smpc('eplerenone', '4.3')),
  rule(25, 'serious', ['C03DA05'], smpc('finerenone', '4.2')),
  {
    ...rule(45, 'caution', [...POTASSIUM_SAVERS, ...POTASSIUM], smpc('spironolactone', '4.4')),
    harm: 'It can raise your potassium.',
  },
  rule(30, 'serious', ['B01AE07'], smpc('dabigatran etexilate', '4.3')),
  rule(15, 'serious', ['B01AF'], smpc('rivaroxaban', '4.2')),
  rule(50, 'caution', ['B01AE07', 'B01AF'], smpc('rivaroxaban', '4.2')),
  rule(35, 'serious', ['M05BA04'], usLabel('alendronate', WARNINGS)),
  rule(30, 'serious', ['M05BA07', 'M05BA06'], usLabel('risedronate', WARNINGS)),
  rule(30, 'serious', ['L04AX03', 'L01BA01'], smpc('methotrexate', '4.3')),
  rule(60, 'caution', ['L04AX03', 'L01BA01'], smpc('methotrexate', '4.2')),
  rule(30, 'serious', ['N05AN01'], usLabel('lithium', WARNINGS)),
  rule(60, 'caution', ['N05AN01'], usLabel('lithium', DOSAGE)),
  rule(30, 'serious', ['M04AC01'], usLabel('colchicine', DOSAGE)),
  rule(30, 'serious', ['C10AB05', 'C10AB04', 'C10AB02'], usLabel('fenofibrate', CONTRAINDICATIONS)),
  rule(60, 'caution', ['C10AB05', 'C10AB02'], smpc('fenofibrate', '4.2')),
  rule(15, 'serious', ['J01EE01'], usLabel('sulfamethoxazole and trimethoprim', DOSAGE)),
  rule(30, 'caution', ['J01EE01', 'J01EA01'], usLabel('sulfamethoxazole and trimethoprim', DOSAGE)),
  rule(60, 'caution', ['N02BF01', 'N02BF02'], usLabel('gabapentin', DOSAGE)),
  rule(60, 'caution', ['C01AA05'], usLabel('digoxin', DOSAGE)),
  rule(60, 'caution', ['M04AA01'], usLabel('allopurinol', DOSAGE)),
  rule(45, 'caution', ['A10BH01', 'A10BH02', 'A10BH03'], usLabel('sitagliptin', DOSAGE)),
  rule(25, 'caution', ['A10BK01'], usLabel('dapagliflozin', DOSAGE)),
  rule(20, 'caution', ['A10BK03'], smpc('empagliflozin', '4.2')),
  rule(60, 'caution', ['A10BB01'], smpc('glibenclamide', '4.4')),
  rule(50, 'caution', ['R06AE07', 'R06AE09'], smpc('cetirizine', '4.2')),
  rule(60, 'caution', ['A02BA02', 'A02BA03'], usLabel('famotidine', DOSAGE)),
  rule(30, 'caution', ['N02AX02', 'N02AA', 'R05DA04'], usLabel('tramadol', DOSAGE)),
  rule(30, 'caution', ['N06AX21', 'N06AX16'], usLabel('duloxetine', WARNINGS)),
  rule(60, 'caution', ['M03BX01'], smpc('baclofen', '4.4')),
  rule(50, 'caution', ['N03AX14'], usLabel('levetiracetam', DOSAGE)),
  rule(35, 'caution', ['C07AB03', 'C07AA07'], usLabel('atenolol', DOSAGE)),
  rule(30, 'caution', ['B01AB05'], usLabel('enoxaparin', DOSAGE)),
  rule(30, 'caution', ['C10AA07'], usLabel('rosuvastatin', DOSAGE)),
  rule(30, 'caution', ['J01MA02'], usLabel('ciprofloxacin', DOSAGE)),
  rule(50, 'caution', ['J01MA12'], usLabel('levofloxacin', DOSAGE)),
  rule(25, 'caution', ['J05AB01', 'J05AB11'], usLabel('aciclovir', DOSAGE)),
  rule(30, 'caution', ['J01CA04', 'J01CR02', 'J01DB01'], usLabel('amoxicillin', DOSAGE)),
];
