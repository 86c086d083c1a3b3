import { CONTRAINDICATIONS, DOSAGE, smpc, usLabel, WARNINGS } from './sources.ts';
import type { AtcRule } from './types.ts';

/** Medicine that weak kidneys cannot clear as usual. */
export interface KidneyRule extends AtcRule {
  /** Applies to an eGFR below this, in mL/min/1.73 m². */
  readonly egfrBelow: number;
}

const rule = (
  egfrBelow: number,
  level: KidneyRule['level'],
  atc: readonly string[],
  source: string,
): KidneyRule => ({ egfrBelow, level, atc, source });

/**
 * Kidney limits; the first that fits applies. Many documents state creatinine clearance; the eGFR is used instead.
 * Sources: the documents that each row names.
 *
 * @signOff [L] Each kidney limit of a medicine, and the eGFR in place of the creatinine clearance.
 */
export const KIDNEY_RULES: readonly KidneyRule[] = [
  rule(30, 'serious', ['A10BA02'], usLabel('metformin', CONTRAINDICATIONS)),
  rule(45, 'caution', ['A10BA02'], usLabel('metformin', WARNINGS)),
  rule(
    30,
    'serious',
    ['M01AA', 'M01AB', 'M01AC', 'M01AE', 'M01AG', 'M01AH', 'M01B'],
    smpc('ibuprofen', '4.3'),
  ),
  rule(
    60,
    'caution',
    ['M01AA', 'M01AB', 'M01AC', 'M01AE', 'M01AG', 'M01AH', 'M01B'],
    usLabel('ibuprofen', WARNINGS),
  ),
  rule(45, 'serious', ['J01XE01'], smpc('nitrofurantoin', '4.3')),
  rule(30, 'serious', ['C03DA01', 'C03DA04', 'A12BA'], smpc('eplerenone', '4.3')),
  rule(25, 'serious', ['C03DA05'], smpc('finerenone', '4.2')),
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
