import { describe, expect, it } from 'vitest';
import { checkMedicine, matchAllergy, splitAllergies } from '../index.ts';
import { medicineOf, sampleVocabulary } from './medicines.sample.ts';

const recorded = (name: string) => ({ name, matches: matchAllergy(name, sampleVocabulary) });

function check(allergy: string, substance: string) {
  const result = checkMedicine({
    medicine: medicineOf(substance),
    others: [],
    allergies: [recorded(allergy)],
  });
  if (result.status !== 'ok') throw new Error(result.status);
  return result;
}

/** Allergy as written, medicine, level, and the substance of the source document. */
const PAIRS: readonly (readonly [string, string, 'serious' | 'caution', string])[] = [
  ['Penicillin', 'amoxicillin', 'serious', 'amoxicillin, Contraindications'],
  ['penicilin', 'amoxicillin', 'serious', 'amoxicillin, Contraindications'],
  ['peniciline', 'cloxacillin', 'serious', 'amoxicillin, Contraindications'],
  ['PCN', 'amoxicillin', 'serious', 'amoxicillin, Contraindications'],
  ['allergic to penicillins', 'clavulanic acid', 'serious', 'amoxicillin, Contraindications'],
  ['Amoxycillin', 'amoxicillin', 'serious', 'names this ingredient'],
  ['amoxicillin', 'cloxacillin', 'serious', 'amoxicillin, Contraindications'],
  ['Augmentin', 'amoxicillin', 'serious', 'names this ingredient'],
  ['augmentine', 'amoxicillin', 'serious', 'names this ingredient'],
  ['penicillin', 'cefalexin', 'caution', 'cefalexin, Warnings'],
  ['penicillin', 'cefuroxime', 'caution', 'cefalexin, Warnings'],
  ['penicillin', 'meropenem', 'caution', 'meropenem, Warnings'],
  ['amoxicillin', 'ceftriaxone', 'caution', 'cefalexin, Warnings'],
  ['cephalosporin', 'cefalexin', 'serious', 'cefuroxime, Contraindications'],
  ['cefalosporine', 'ceftriaxone', 'serious', 'cefuroxime, Contraindications'],
  ['cephalexin', 'cefuroxime', 'serious', 'cefuroxime, Contraindications'],
  ['Zinnat', 'cefuroxime', 'serious', 'names this ingredient'],
  ['cefuroxime', 'amoxicillin', 'caution', 'amoxicillin, Warnings'],
  ['meropenem', 'amoxicillin', 'caution', 'meropenem, Warnings'],
  ['sulfa', 'sulfamethoxazole', 'serious', 'sulfamethoxazole and trimethoprim, Contraindications'],
  ['Sulpha drugs', 'sulfamethoxazole', 'serious', 'sulfamethoxazole and trimethoprim, Contraindications'],
  ['sulphonamides', 'sulfasalazine', 'serious', 'sulfamethoxazole and trimethoprim, Contraindications'],
  ['bactrim', 'sulfamethoxazole', 'serious', 'names this ingredient'],
  ['Bactrim', 'celecoxib', 'serious', 'celecoxib, Contraindications'],
  ['sulfa', 'celecoxib', 'serious', 'celecoxib, Contraindications'],
  ['sulfa', 'glimepiride', 'serious', 'glimepiride, Contraindications'],
  ['sulfa', 'hydrochlorothiazide', 'serious', 'hydrochlorothiazide, Contraindications'],
  ['sulfa', 'indapamide', 'serious', 'indapamide, section 4.3'],
  ['sulfa', 'furosemide', 'caution', 'furosemide, Warnings'],
  ['sulfa', 'gliclazide', 'caution', 'gliclazide, section 4.3'],
  ['sulfa', 'dorzolamide', 'caution', 'dorzolamide, Warnings'],
  ['sulfa', 'tamsulosin', 'caution', 'tamsulosin, Warnings'],
  ['sulfa', 'sumatriptan', 'caution', 'sumatriptan, section 4.4'],
  ['NSAIDs', 'ibuprofen', 'serious', 'ibuprofen, Contraindications'],
  ['ibuprofen', 'ibuprofen', 'serious', 'names this ingredient'],
  ['brufen', 'ibuprofen', 'serious', 'names this ingredient'],
  ['bruffen', 'ibuprofen', 'serious', 'names this ingredient'],
  ['Nurofen', 'naproxen', 'serious', 'ibuprofen, Contraindications'],
  ['ibuprofen', 'diclofenac', 'serious', 'ibuprofen, Contraindications'],
  ['ibuprofen', 'acetylsalicylic acid', 'serious', 'ibuprofen, Contraindications'],
  ['aspirin', 'ibuprofen', 'serious', 'ibuprofen, Contraindications'],
  ['asprin', 'acetylsalicylic acid', 'serious', 'names this ingredient'],
  ['aspirin', 'etoricoxib', 'serious', 'ibuprofen, Contraindications'],
  ['aspirin', 'mesalazine', 'serious', 'mesalazine (mesalamine), Contraindications'],
  ['Ponstan', 'mefenamic acid', 'serious', 'names this ingredient'],
  ['voltaren', 'celecoxib', 'serious', 'ibuprofen, Contraindications'],
  ['opioids', 'morphine', 'serious', 'tramadol, Contraindications'],
  ['codeine', 'codeine', 'serious', 'names this ingredient'],
  ['codiene', 'codeine', 'serious', 'names this ingredient'],
  ['morphine', 'oxycodone', 'caution', 'tramadol, Contraindications'],
  ['codeine', 'tramadol', 'caution', 'tramadol, Contraindications'],
  ['statins', 'simvastatin', 'serious', 'atorvastatin, Warnings'],
  ['lipitor', 'atorvastatin', 'serious', 'names this ingredient'],
  ['atorvastatin', 'rosuvastatin', 'caution', 'atorvastatin, Warnings'],
  ['ACE inhibitor', 'lisinopril', 'serious', 'lisinopril, Contraindications'],
  ['enalapril', 'lisinopril', 'serious', 'lisinopril, Contraindications'],
  ['enalapril', 'losartan', 'caution', 'valsartan, Warnings'],
  ['enalapril', 'sacubitril', 'serious', 'sacubitril and valsartan, Contraindications'],
  ['losartan', 'valsartan', 'serious', 'sacubitril and valsartan, Contraindications'],
  ['erythromycin', 'clarithromycin', 'serious', 'clarithromycin, Contraindications'],
  ['klacid', 'azithromycin', 'serious', 'clarithromycin, Contraindications'],
  ['ciprofloxacin', 'levofloxacin', 'serious', 'ciprofloxacin, Contraindications'],
  ['doxycycline', 'minocycline', 'serious', 'doxycycline, Contraindications'],
  ['metronidazole', 'tinidazole', 'serious', 'metronidazole, Contraindications'],
  ['fluconazole', 'itraconazole', 'caution', 'fluconazole, Contraindications'],
  ['tegretol', 'phenytoin', 'serious', 'carbamazepine, Warnings'],
  ['carbamazepine', 'amitriptyline', 'caution', 'carbamazepine, Contraindications'],
  ['omeprazole', 'esomeprazole', 'serious', 'omeprazole, Contraindications'],
  ['cetirizine', 'hydroxyzine', 'serious', 'levocetirizine, Contraindications'],
  ['loratadine', 'desloratadine', 'serious', 'desloratadine, Contraindications'],
  ['lignocaine or local anaesthetics', 'bupivacaine', 'serious', 'lidocaine, Contraindications'],
  ['glyceryl trinitrate', 'isosorbide mononitrate', 'serious', 'nitroglycerin), Contraindications'],
];

/** Medicines unrelated to the allergy. */
const APART: readonly (readonly [string, string])[] = [
  ['penicillin', 'azithromycin'],
  ['penicillin', 'paracetamol'],
  ['aspirin', 'paracetamol'],
  ['ibuprofen', 'glucosamine'],
  ['sulfa', 'trimethoprim'],
  ['codeine', 'dextromethorphan'],
  ['statin', 'amlodipine'],
  ['contrast dye', 'metformin'],
  ['erythromycin', 'clindamycin'],
];

describe('an allergy and a medicine', () => {
  it.each(PAIRS)('%s and %s: %s by %s', (allergy, substance, level, source) => {
    const { findings, uncheckedAllergies } = check(allergy, substance);
    expect(findings).toEqual([expect.objectContaining({ level, source: expect.stringContaining(source) })]);
    expect(findings[0]?.text).toContain(`Recorded allergy: ${allergy}.`);
    expect(findings[0]?.text).toContain('Ask a doctor or pharmacist');
    expect(uncheckedAllergies).toEqual([]);
  });

  it.each(APART)('%s and %s: nothing', (allergy, substance) => {
    expect(check(allergy, substance)).toMatchObject({ findings: [], uncheckedAllergies: [] });
  });

  it.each(['latex', 'peanuts', 'the blue pill', 'seafood', 'xq'])(
    '%s cannot be checked and is named',
    (allergy) => {
      expect(check(allergy, 'amoxicillin')).toMatchObject({ findings: [], uncheckedAllergies: [allergy] });
    },
  );

  it('is serious for every related medicine after a severe reaction', () => {
    const allergy = { ...recorded('penicillin'), isSevere: true };
    const result = checkMedicine({ medicine: medicineOf('cefalexin'), others: [], allergies: [allergy] });
    expect(result).toMatchObject({ findings: [{ code: 'related_allergy', level: 'serious' }] });
  });
});

describe('a written list of allergies', () => {
  it.each([
    ['Penicillin, brufen', ['Penicillin', 'brufen']],
    ['aspirin and penicilin; latex\nsulfa', ['aspirin', 'penicilin', 'latex', 'sulfa']],
    ['NKDA', []],
    ['No known drug allergies.', []],
    ['nil', []],
    ['', []],
  ])('%j', (text, names) => {
    expect(splitAllergies(text)).toEqual(names);
  });
});
