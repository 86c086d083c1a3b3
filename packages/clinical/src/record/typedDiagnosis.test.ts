import { describe, expect, it } from 'vitest';
import { typedDiagnoses, typedDiagnosis } from '../index.ts';

const present = [
  ['niddm', 'type_2_diabetes'],
  ['T1DM', 'type_1_diabetes'],
  ['HTN', 'hypertension'],
  ['High BP', 'hypertension'],
  ['darah tinggi', 'hypertension'],
  ['NSTEMI 2019', 'heart_attack'],
  ['s/p CABG', 'coronary_artery_disease'],
  ['IHD', 'coronary_artery_disease'],
  ['old CVA', 'stroke'],
  ['TIA', 'stroke'],
  ['CCF', 'heart_failure'],
  ['AF', 'atrial_fibrillation'],
  ['PVD', 'peripheral_artery_disease'],
  ['CKD stage 3', 'chronic_kidney_disease'],
  ['renal impairment', 'chronic_kidney_disease'],
  ['pre-diabetes', 'prediabetes'],
  ['Borderline diabetes', 'prediabetes'],
  ['IGT', 'prediabetes'],
  ['Hep B', 'chronic_hepatitis_b'],
  ['GDM', 'gestational_diabetes'],
  ['Diabetes, type 2', 'type_2_diabetes'],
  ["Parkinson's disease", 'parkinsons_disease'],
  ['Weak immune system', 'weak_immune_system'],
  ['No spleen', 'no_spleen'],
] as const;

describe('typedDiagnosis', () => {
  it.each(present)('reads "%s" as %s', (text, code) => {
    expect(typedDiagnosis(text)).toEqual({ code, says: 'present', question: null });
  });

  it.each(['DM', 'Diabetes', 'kencing manis'])('asks which type "%s" is', (text) => {
    expect(typedDiagnosis(text)).toEqual({ code: 'diabetes', says: 'present', question: 'which_type' });
  });

  it.each([
    'Mother has diabetes',
    'father: stroke at 50',
    'mother’s stroke',
    "Mother's stroke",
    'Mom had a stroke',
    'Son has diabetes',
    'Grandma had diabetes',
    'wife has HTN',
    'maternal stroke',
    'cousin stroke',
    'siblings with diabetes',
    'White coat hypertension',
    'Hep B vaccine',
    'hepatitis B immune',
    'Risk of stroke',
    'Screening for diabetes',
    'Diabetes insipidus',
    'Pulmonary hypertension',
    'Ingrown toenail',
    'FH of heart attack',
    '',
  ])('sets nothing by "%s"', (text) => {
    expect(typedDiagnosis(text)).toEqual({ code: null, says: null, question: null });
  });

  it.each(['?CKD', 'possible CKD', 'Suspected chronic kidney disease', 'rule out CKD', 'r/o CKD'])(
    'asks about "%s"',
    (text) => {
      expect(typedDiagnosis(text)).toEqual({
        code: 'chronic_kidney_disease',
        says: 'uncertain',
        question: 'confirm',
      });
    },
  );

  it.each(['No diabetes', 'denies DM', 'Nil diabetes', 'no known history of DM', 'Diabetes: no'])(
    'reads "%s" as a denial',
    (text) => {
      expect(typedDiagnosis(text)).toEqual({ code: 'diabetes', says: 'absent', question: null });
    },
  );

  it('does not take a denial of something else for a denial of the condition', () => {
    expect(typedDiagnosis('HTN with no complications').says).toBe('present');
  });

  it('asks what FH alone means', () => {
    expect(typedDiagnosis('FH')).toEqual({ code: null, says: null, question: 'which_meaning' });
  });

  it('never throws', () => {
    for (const text of ['\0', '???', 'no no no', 'dm '.repeat(2000)]) typedDiagnosis(text);
  });
});

describe('typedDiagnoses', () => {
  const codes = (text: string) => typedDiagnoses(text).map(({ code, says }) => `${code} ${says}`);

  it('finds each of several', () => {
    expect(codes('HTN, T2DM and CKD')).toEqual([
      'hypertension present',
      'type_2_diabetes present',
      'chronic_kidney_disease present',
    ]);
  });

  it('asks about text beside a denial', () => {
    expect(codes('No DM, HTN')).toEqual(['diabetes absent', 'hypertension uncertain']);
  });

  it('asks about what stands before words about somebody else', () => {
    expect(codes('HTN, mother had a stroke')).toEqual(['hypertension uncertain']);
    expect(codes('Stroke, mother')).toEqual(['stroke uncertain']);
    expect(codes('Gout and hep B vaccine')).toEqual(['gout uncertain']);
  });

  it('finds nothing in text that is kept as written', () => {
    expect(codes('Mother: diabetes, stroke')).toEqual([]);
    expect(codes('Risk of stroke')).toEqual([]);
  });

  it('does not split a name with a comma', () => {
    expect(codes('Diabetes, type 2')).toEqual(['type_2_diabetes present']);
  });
});
