import { CONTRAINDICATIONS, smpc, usLabel, WARNINGS } from './sources.ts';
import type { AtcRule } from './types.ts';

const PREGNANCY = 'Use in Specific Populations: Pregnancy';
const rule = (level: AtcRule['level'], atc: readonly string[], source: string): AtcRule => ({
  level,
  atc,
  source,
});

/**
 * Medicines to ask about in pregnancy; the first that fits applies.
 *
 * @signOff [L] Each medicine to ask about in pregnancy.
 */
export const PREGNANCY_RULES: readonly AtcRule[] = [
  rule('serious', ['C09'], usLabel('lisinopril', 'Boxed Warning')),
  rule('serious', ['C10AA', 'C10BA', 'C10BX'], usLabel('atorvastatin', PREGNANCY)),
  rule('serious', ['N03AG01'], usLabel('valproate', 'Boxed Warning')),
  rule('serious', ['B01AA'], usLabel('warfarin', CONTRAINDICATIONS)),
  rule('serious', ['L04AX03', 'L01BA01'], usLabel('methotrexate', 'Boxed Warning')),
  rule('serious', ['D10BA01', 'D05BB02', 'D10AD01', 'D10AD51'], usLabel('isotretinoin', 'Boxed Warning')),
  rule('serious', ['L04AA06', 'L04AK01', 'L04AK02'], usLabel('mycophenolate', 'Boxed Warning')),
  rule(
    'serious',
    ['J05AP01', 'C02KX01', 'C02KX02', 'C02KX04', 'C02KX05'],
    usLabel('bosentan', 'Boxed Warning'),
  ),
  rule('serious', ['A02BB01', 'M01AB55', 'G02AD06'], usLabel('misoprostol', 'Boxed Warning')),
  rule('serious', ['G04CB01', 'G04CB02', 'D11AX10'], usLabel('finasteride', CONTRAINDICATIONS)),
  rule('serious', ['N03AX11'], smpc('topiramate', '4.3')),
  rule('serious', ['J01AA'], usLabel('doxycycline', WARNINGS)),
  rule(
    'serious',
    ['M01AA', 'M01AB', 'M01AC', 'M01AE', 'M01AG', 'M01AH', 'M01B'],
    'FDA Drug Safety Communication, 15 October 2020: NSAIDs from 20 weeks of pregnancy',
  ),
  rule('serious', ['G03XC01', 'L02BA01', 'G03BA03'], usLabel('raloxifene', CONTRAINDICATIONS)),
  rule('caution', ['N03AF01', 'N03AB02', 'N03AA'], usLabel('carbamazepine', WARNINGS)),
  rule('caution', ['N05AN01'], usLabel('lithium', PREGNANCY)),
  rule('caution', ['H03BB'], usLabel('thiamazole (methimazole)', WARNINGS)),
  rule('caution', ['C01BD01'], usLabel('amiodarone', PREGNANCY)),
  rule('caution', ['J02AC01', 'J02AC02', 'J02AC03', 'J02AC04'], usLabel('fluconazole', PREGNANCY)),
  rule('caution', ['J01EA01', 'J01EE01'], usLabel('sulfamethoxazole and trimethoprim', PREGNANCY)),
  rule('caution', ['J01M', 'J01G'], smpc('ciprofloxacin', '4.6')),
  rule('caution', ['A10BK'], usLabel('dapagliflozin', PREGNANCY)),
  rule('caution', ['A10BJ', 'A10BX16'], usLabel('semaglutide', PREGNANCY)),
  rule('caution', ['B01AE07', 'B01AF'], smpc('rivaroxaban', '4.6')),
  rule('caution', ['C03DA'], usLabel('spironolactone', PREGNANCY)),
  rule('caution', ['C07AB03'], usLabel('atenolol', WARNINGS)),
  rule('caution', ['N06AB05'], usLabel('paroxetine', PREGNANCY)),
  rule('caution', ['N05BA', 'N05CD', 'N05CF'], usLabel('diazepam', PREGNANCY)),
  rule('caution', ['N02A', 'R05DA04'], usLabel('tramadol', PREGNANCY)),
  rule('caution', ['M04AC01', 'C03XA01'], smpc('tolvaptan', '4.6')),
];
