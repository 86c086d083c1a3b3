import { describe, expect, it } from 'vitest';
import {
  ALLERGEN_GROUPS,
  checkMedicine,
  DAILY_LIMITS,
  INTERACTIONS,
  KIDNEY_RULES,
  PREGNANCY_RULES,
} from '../index.ts';
import { medicineOf } from './medicines.sample.ts';

function check(
  medicine: Parameters<typeof checkMedicine>[0]['medicine'],
  more: Partial<Parameters<typeof checkMedicine>[0]> = {},
) {
  const result = checkMedicine({ medicine, others: [], allergies: [], ...more });
  if (result.status !== 'ok') throw new Error(result.status);
  return result.findings;
}

const PAIRS: readonly (readonly [string, string, 'serious' | 'caution', string])[] = [
  ['glyceryl trinitrate', 'sildenafil', 'serious', 'sildenafil, Contraindications'],
  ['isosorbide mononitrate', 'tadalafil', 'serious', 'sildenafil, Contraindications'],
  ['tamsulosin', 'sildenafil', 'caution', 'sildenafil, Warnings'],
  ['warfarin', 'ibuprofen', 'serious', 'warfarin, Drug Interactions'],
  ['apixaban', 'naproxen', 'serious', 'warfarin, Drug Interactions'],
  ['warfarin', 'metronidazole', 'serious', 'warfarin, Drug Interactions'],
  ['warfarin', 'fluconazole', 'serious', 'warfarin, Drug Interactions'],
  ['warfarin', 'clarithromycin', 'caution', 'warfarin, Drug Interactions'],
  ['warfarin', 'apixaban', 'serious', 'apixaban, section 4.3'],
  ['warfarin', 'clopidogrel', 'caution', 'warfarin, Drug Interactions'],
  ['warfarin', 'rifampicin', 'serious', 'warfarin, Drug Interactions'],
  ['rivaroxaban', 'itraconazole', 'serious', 'rivaroxaban, section 4.5'],
  ['dabigatran etexilate', 'itraconazole', 'serious', 'dabigatran etexilate, section 4.3'],
  ['ticagrelor', 'clarithromycin', 'serious', 'ticagrelor, section 4.3'],
  ['clopidogrel', 'omeprazole', 'caution', 'clopidogrel, Warnings'],
  ['simvastatin', 'clarithromycin', 'serious', 'simvastatin, Contraindications'],
  ['simvastatin', 'gemfibrozil', 'serious', 'simvastatin, Contraindications'],
  ['simvastatin', 'amlodipine', 'caution', 'simvastatin, Dosage'],
  ['rosuvastatin', 'ciclosporin', 'serious', 'rosuvastatin, section 4.3'],
  ['atorvastatin', 'clarithromycin', 'caution', 'atorvastatin, Drug Interactions'],
  ['atorvastatin', 'colchicine', 'caution', 'colchicine, Drug Interactions'],
  ['atorvastatin', 'fusidic acid', 'serious', 'fusidic acid, section 4.5'],
  ['lisinopril', 'sacubitril', 'serious', 'sacubitril and valsartan, Contraindications'],
  ['lisinopril', 'losartan', 'serious', 'losartan, Drug Interactions'],
  ['losartan', 'spironolactone', 'caution', 'lisinopril, Drug Interactions'],
  ['spironolactone', 'potassium chloride', 'serious', 'spironolactone, Drug Interactions'],
  ['lisinopril', 'ibuprofen', 'caution', 'ibuprofen, Drug Interactions'],
  ['atenolol', 'verapamil', 'serious', 'verapamil, Drug Interactions'],
  ['propranolol', 'salbutamol', 'serious', 'timolol, Contraindications'],
  ['digoxin', 'amiodarone', 'serious', 'digoxin, Drug Interactions'],
  ['digoxin', 'furosemide', 'caution', 'digoxin, Drug Interactions'],
  ['ivabradine', 'diltiazem', 'serious', 'ivabradine, section 4.3'],
  ['repaglinide', 'gemfibrozil', 'serious', 'repaglinide, Contraindications'],
  ['gliclazide', 'fluconazole', 'caution', 'glipizide, Drug Interactions'],
  ['sertraline', 'selegiline', 'serious', 'sertraline, Contraindications'],
  ['fluoxetine', 'linezolid', 'serious', 'sertraline, Contraindications'],
  ['sertraline', 'tramadol', 'caution', 'tramadol, Warnings'],
  ['sertraline', 'ibuprofen', 'caution', 'sertraline, Drug Interactions'],
  ['codeine', 'diazepam', 'serious', 'morphine, Boxed Warning'],
  ['tramadol', 'gabapentin', 'serious', 'pregabalin, Warnings'],
  ['escitalopram', 'amiodarone', 'caution', 'escitalopram, section 4.3'],
  ['domperidone', 'clarithromycin', 'serious', 'domperidone, section 4.3'],
  ['levodopa', 'metoclopramide', 'serious', 'metoclopramide, section 4.3'],
  ['lithium', 'ibuprofen', 'serious', 'lithium, Drug Interactions'],
  ['lithium', 'hydrochlorothiazide', 'serious', 'lithium, Drug Interactions'],
  ['methotrexate', 'trimethoprim', 'serious', 'methotrexate, Drug Interactions'],
  ['azathioprine', 'allopurinol', 'serious', 'azathioprine, Drug Interactions'],
  ['colchicine', 'clarithromycin', 'serious', 'colchicine, Drug Interactions'],
  ['theophylline', 'ciprofloxacin', 'serious', 'theophylline, Drug Interactions'],
  ['tizanidine', 'ciprofloxacin', 'serious', 'tizanidine, Contraindications'],
  ['carbamazepine', 'erythromycin', 'serious', 'carbamazepine, Drug Interactions'],
  ['valproic acid', 'lamotrigine', 'serious', 'lamotrigine, Warnings'],
  ['levonorgestrel', 'rifampicin', 'serious', 'levonorgestrel and ethinylestradiol, Drug Interactions'],
  ['tamoxifen', 'paroxetine', 'caution', 'tamoxifen, Drug Interactions'],
  ['prednisolone', 'naproxen', 'caution', 'prednisone, Drug Interactions'],
  ['levothyroxine', 'calcium carbonate', 'caution', 'levothyroxine, Drug Interactions'],
  ['ciprofloxacin', 'ferrous fumarate', 'caution', 'ciprofloxacin, Drug Interactions'],
  ['alendronic acid', 'calcium carbonate', 'caution', 'alendronate, Drug Interactions'],
];

describe('two medicines together', () => {
  it.each(PAIRS)('%s and %s: %s by %s, whichever is added', (one, other, level, source) => {
    const expected = expect.objectContaining({
      code: 'interaction',
      level,
      source: expect.stringContaining(source),
    });
    expect(check(medicineOf(one), { others: [medicineOf(other)] })).toEqual([expected]);
    expect(check(medicineOf(other), { others: [medicineOf(one)] })).toEqual([expected]);
  });

  it.each([
    ['amlodipine', 'metformin'],
    ['paracetamol', 'warfarin'],
    ['salbutamol', 'atenolol'],
    ['losartan', 'hydrochlorothiazide'],
    ['omeprazole', 'amoxicillin'],
  ])('%s and %s: nothing', (one, other) => {
    expect(check(medicineOf(one), { others: [medicineOf(other)] })).toEqual([]);
  });

  it('are reported for the same ingredient or class', () => {
    expect(check(medicineOf('ibuprofen'), { others: [medicineOf('ibuprofen')] })[0]?.code).toBe(
      'same_ingredient',
    );
    expect(check(medicineOf('ibuprofen'), { others: [medicineOf('naproxen')] })).toMatchObject([
      {
        code: 'same_class',
        level: 'caution',
        text: expect.stringContaining('naproxen is also an anti-inflammatory painkiller'),
      },
    ]);
  });
});

describe('the highest daily dose', () => {
  const tablets = (unitsPerDay: number) => medicineOf('paracetamol', { mgPerUnit: 500, unitsPerDay });

  it('counts all medicines with the ingredient', () => {
    expect(check(tablets(8))).toEqual([]);
    expect(check(tablets(9))).toMatchObject([{ code: 'daily_limit', level: 'serious' }]);
    const both = check(tablets(6), { others: [tablets(6)] });
    expect(both[0]).toMatchObject({
      code: 'daily_limit',
      text: expect.stringContaining('6000 mg of paracetamol a day'),
    });
  });

  it('returns nothing when the strength or the number is unknown', () => {
    expect(check(medicineOf('paracetamol', { unitsPerDay: 100 }))).toEqual([]);
    expect(check(medicineOf('paracetamol', { mgPerUnit: 500 }))).toEqual([]);
  });
});

describe('the person', () => {
  it.each([
    ['metformin', 29, 'serious'],
    ['metformin', 44, 'caution'],
    ['ibuprofen', 25, 'serious'],
    ['nitrofurantoin', 44, 'serious'],
    ['gabapentin', 50, 'caution'],
  ] as const)('%s with an eGFR of %d: %s', (substance, egfr, level) => {
    expect(check(medicineOf(substance), { egfr })).toMatchObject([{ code: 'kidney', level }]);
  });

  it.each([
    ['metformin', 45],
    ['ibuprofen', 60],
    ['amlodipine', 10],
  ])('%s with an eGFR of %d: nothing', (substance, egfr) => {
    expect(check(medicineOf(substance), { egfr })).toEqual([]);
  });

  it.each([
    ['losartan', 7.1, 'serious'],
    ['lisinopril', 6, 'serious'],
    ['losartan', 5.5, 'caution'],
    ['spironolactone', 5.6, 'serious'],
    ['spironolactone', 5.5, 'caution'],
    ['trimethoprim', 5.6, 'caution'],
  ] as const)('%s with a potassium of %d: %s', (substance, potassiumMmolL, level) => {
    expect(check(medicineOf(substance), { potassiumMmolL })).toMatchObject([{ code: 'potassium', level }]);
  });

  it.each([
    ['losartan', 5.4],
    ['amlodipine', 7.1],
  ])('%s with a potassium of %d: nothing', (substance, potassiumMmolL) => {
    expect(check(medicineOf(substance), { potassiumMmolL })).toEqual([]);
  });

  it('the eGFR is shown as a whole number, as in the reports', () => {
    const [finding] = check(medicineOf('metformin'), { egfr: 10.359293903 });
    expect(finding?.text).toContain('Reason: eGFR 10.');
  });

  it.each([
    ['lisinopril', 'serious'],
    ['atorvastatin', 'serious'],
    ['valproic acid', 'serious'],
    ['doxycycline', 'serious'],
    ['fluconazole', 'caution'],
  ] as const)('%s in pregnancy: %s', (substance, level) => {
    expect(check(medicineOf(substance), { isPregnant: true })).toMatchObject([{ code: 'pregnancy', level }]);
    expect(check(medicineOf(substance), { isPregnant: false })).toEqual([]);
  });
});

describe('the tables', () => {
  const rows = [
    ...INTERACTIONS.map(({ one, other, source }) => ({ atc: [...one, ...other], source })),
    ...KIDNEY_RULES,
    ...PREGNANCY_RULES,
    ...ALLERGEN_GROUPS,
  ];

  it('name a source and prefixes of ATC codes in every row', () => {
    for (const { atc, source } of rows) {
      expect(source.length).toBeGreaterThan(20);
      for (const prefix of atc) expect(prefix).toMatch(/^[A-DGHJL-NPRSV]\d{2}([A-Z]([A-Z](\d{2})?)?)?$/);
    }
  });

  it('have one limit for each ingredient', () => {
    const names = DAILY_LIMITS.map(({ ingredient }) => ingredient);
    expect(new Set(names).size).toBe(names.length);
  });
});
