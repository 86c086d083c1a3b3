import { matchAllergy } from '@vitalane/clinical';
import type { ReportWords } from '@vitalane/contract';
import { describe, expect, it } from 'vitest';
import { knownPerson, withStatements } from '../../../test/helpers/facts.sample.ts';
import { vocabulary } from '../medications/ingredients.ts';
import { explainWithMedicines } from './explanation.ts';
import { type Asker, answerAboutMedicines } from './medicineAnswer.ts';

const medicine = (name: string) => ({
  id: name,
  name,
  brand: null,
  medicationId: null,
  dose: 1,
  unit: 'tablet',
  route: 'oral',
  frequency: 'Once daily',
  regularly: true,
});
const asOf = '2026-01-02';
const withAllergy = (name: string) => ({ name, matches: matchAllergy(name, vocabulary) });

/** A patient with weak kidneys who takes metformin and warfarin and is allergic to penicillin. */
const asker: Asker = {
  person: {
    medicines: [medicine('Metformin 500 mg'), medicine('Warfarin 5 mg')],
    allergies: [withAllergy('penicillin')],
    asOf,
    egfr: { value: 22, comparator: null, on: '2026-01-01' },
    potassium: { value: 5.8, comparator: null, on: '2026-01-01' },
    hasKidneyDisease: true,
    hasHeartFailure: false,
    isPregnant: false,
  },
  record: withStatements(knownPerson, { chronic_kidney_disease: 'present' }).record,
};
const healthy: Asker = {
  person: {
    medicines: [],
    allergies: [],
    asOf,
    egfr: null,
    potassium: null,
    hasKidneyDisease: false,
    hasHeartFailure: false,
    isPregnant: false,
  },
  record: knownPerson.record,
};
const answer = (question: string, of = asker) =>
  answerAboutMedicines(question, of)?.paragraphs.join('\n') ?? '';
const cannotTell = (name: string) =>
  `We cannot tell you whether ${name} is safe for you. Ask your doctor or pharmacist.`;

describe('a question about a medicine', () => {
  it.each([
    [
      'Can I take ibuprofen for my knee? Is my metformin safe?',
      /^Ibuprofen: Do not take ibuprofen with your kidneys[\s\S]*^Metformin: Metformin may not suit your kidneys/m,
    ],
    ['can i have nurofen', /nurofen: Do not take ibuprofen with your kidneys/i],
    ['Is Brufen ok for my back pain?', /Brufen: Do not take ibuprofen with your kidneys/i],
    ['is ibuprofin bad for me', /ibuprofin: Do not take ibuprofen with your kidneys/i],
    ['My knee hurts, what about Arcoxia?', /Arcoxia: .*etoricoxib/i],
    ['Voltaren tablets for gout?', /Voltaren: .*diclofenac/i],
    ['naproxn for a headache', /naproxn: Do not take naproxen with your kidneys/i],
    ['can I keep on with glucophage', /Glucophage: Metformin may not suit your kidneys.*eGFR 22/i],
    ['metfornin dose too high?', /Metfornin: Metformin may not suit your kidneys/i],
    ['The clinic gave me Augmentin, is that fine?', /Augmentin: Recorded allergy: penicillin/i],
    ['amoxycillin for my throat', /amoxycillin: Recorded allergy: penicillin/i],
    ['Are NSAIDs allowed?', /NSAIDs: Do not .* with your kidneys/i],
    ['Is aspirin together with my warfarin all right?', /aspirin: .*warfarin/i],
    ['Losartan and potassium?', /Losartan: Potassium is high/i],
    ['Should I double my spironolactone', /spironolactone: Potassium is high/i],
    ['does klacid go with my blood thinner', /klacid: .*warfarin/i],
  ])('is answered by the rules: %s', (question, expected) => {
    expect(answer(question)).toMatch(expected);
    expect(answer(question)).toMatch(/\bask/i);
    expect(answer(question)).toContain('Do not change your medicine without asking your doctor.');
  });

  it.each([
    ['Can I take Panadol?', 'Panadol'],
    ['is loratadine ok with my results', 'loratadine'],
    ['Should I take turmeric?', 'turmeric'],
    ['Can I take Synflex for my period pain', 'Synflex'],
    ['Is it ok to take lingzhi with my tablets?', 'lingzhi'],
    ['May I swallow this?', 'this'],
    ['Which painkiller is good for me?', 'this'],
    ['are there any herbs i can have', 'this'],
    ['my mother gave me her tablets', 'this'],
    ['Is a TCM remedy fine for kidneys?', 'this'],
  ])('that no rule answers is never left open: %s', (question, name) => {
    expect(answer(question, healthy)).toContain(cannotTell(name));
  });

  it('answers each of two medicines, against each other as well', () => {
    const both = answer('Can I take clarithromycin and simvastatin?', healthy);
    expect(both).toMatch(/Clarithromycin: .*simvastatin.*Ask a doctor or pharmacist before you take both/);
    const mixed = answer('Is Panadol ok, and brufen?', {
      ...asker,
      person: { ...asker.person, medicines: [] },
    });
    expect(mixed).toContain(cannotTell('Panadol'));
    expect(mixed).toContain('Brufen: Do not take ibuprofen with your kidneys');
  });

  it('in pregnancy names the harm', () => {
    const pregnant = { ...healthy, person: { ...healthy.person, isPregnant: true } };
    expect(answer('Lisinopril in my condition?', pregnant)).toContain('may harm an unborn baby');
  });

  it('with a condition says whether the record has it', () => {
    expect(answer('Can I take ibuprofen with kidney disease?')).toContain(
      'Your health record has: Long-term',
    );
    expect(answer('Is Panadol ok with liver cirrhosis?', healthy)).toContain(
      'Your health record does not say that you have:',
    );
  });
});

describe('any other question', () => {
  it.each([
    'Why is my LDL high?',
    'What does creatinine mean?',
    'How do I take care of my kidneys?',
    'When should I take the test again?',
    'Is my blood pressure normal?',
    'What are triglycerides and is my cholesterol better than last year?',
    'Should I see a doctor about my results?',
    'What is a good HbA1c?',
  ])('names no medicine: %s', (question) => {
    expect(answerAboutMedicines(question, asker)).toBeNull();
  });

  it('about a condition alone says that we cannot tell', () => {
    expect(answer('Is it cancer?')).toBe(
      'We cannot tell you what is right for you with: Cancer, now or in the past. Ask your doctor.',
    );
  });
});

const words: ReportWords = {
  title: 'Your kidneys',
  summary: '',
  findings: [
    { label: 'Potassium 6.8 mmol/L', text: 'Your potassium is very high. Go to A&E now.', status: 'urgent' },
    { label: 'Urine albumin/creatinine', text: '60 mg/mmol.', status: 'info' },
  ],
  advice: ['Go to A&E now.'],
  seekCare: ['In an emergency call 995.'],
  sources: [{ title: 'KDIGO 2024.' }],
  model: 'CKD-EPI',
  version: '2021',
  asOf: '2026-01-01',
};

it('does not recite the report to a question about a medicine, and puts urgent findings first', () => {
  const question = 'Can I take ibuprofen for my knee?';
  const about = answerAboutMedicines(question, asker);
  if (!about) throw new Error('the question names a medicine');
  const { paragraphs, sources } = explainWithMedicines(words, question, about);
  expect(paragraphs[0]).toBe('Potassium 6.8 mmol/L: Your potassium is very high. Go to A&E now.');
  expect(paragraphs[1]).toMatch(/^Ibuprofen: /);
  expect(paragraphs.join(' ')).not.toContain('60 mg/mmol');
  expect(sources.length).toBeGreaterThan(1);
});
