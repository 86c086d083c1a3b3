import { describe, expect, it } from 'vitest';
import {
  answersTo,
  askQuestion,
  ITEM_CODES,
  itemClause,
  type OpenQuestion,
  resolveRecord,
  type Statement,
} from '../index.ts';

const ASOF = '2026-06-01';
const typed = (rest: Partial<Statement>): Statement => ({
  item: 'diabetes',
  says: 'present',
  by: 'patient',
  source: 'diagnosis',
  on: '2026-05-01',
  recordedAt: '2026-05-01T00:00:00.000Z',
  ...rest,
});
const resolve = (...statements: readonly Statement[]) =>
  resolveRecord({ statements, medicines: [], asOf: ASOF });
/** Returns the statements of the answer with this label. */
function answered(question: OpenQuestion | undefined, label: string): readonly Statement[] {
  const answer = question && answersTo(question).find((one) => one.label === label);
  return (answer?.states ?? []).map((state) =>
    typed({ ...state, source: 'health_record', on: ASOF, recordedAt: `${ASOF}T00:00:00.000Z` }),
  );
}

describe('the question about an item', () => {
  it.each([
    ['stroke', 'Have you ever had a stroke or a mini-stroke?'],
    ['heart_attack', 'Have you ever had a heart attack?'],
    ['gestational_diabetes', 'Have you ever had diabetes in pregnancy?'],
    ['asthma', 'Do you have asthma?'],
    ['statin', 'Do you take a statin for cholesterol?'],
    ['inhaler', 'Do you use an inhaler for asthma or COPD?'],
    ['smoking', 'Do you smoke?'],
  ] as const)('%s', (item, question) => {
    expect(askQuestion(item)).toBe(question);
  });

  it('is English for every item', () => {
    for (const item of ITEM_CODES) {
      expect(askQuestion(item)).toMatch(/^(Are|Did|Do|Has|Have|Was) .*[a-z)]\?$/i);
      expect(askQuestion(item)).not.toMatch(
        /\b(have|had) (a )?past\b|have (other|family)|take (a|an)? ?medicine against a/,
      );
      expect(itemClause({ item, text: null })).not.toMatch(
        /\b(have (smoking|vaping|pregnancy|frailty)|past)\b/,
      );
    }
  });

  it('uses the same wording for an uncertain statement', () => {
    const { questions } = resolve(typed({ item: 'stroke', says: 'uncertain' }));
    expect(questions).toMatchObject([
      {
        reason:
          'It is not certain whether you have had a stroke or a mini-stroke. Until you answer we count it as yes, to be safe.',
        question: 'Has a doctor told you that you have had a stroke or a mini-stroke?',
      },
    ]);
  });
});

describe('a typed “diabetes”', () => {
  const diabetes = typed({ text: 'diabetes' });

  it('counts as yes and asks for the type', () => {
    const { items, questions } = resolve(diabetes);
    expect(items.diabetes).toMatchObject({ value: 'yes', branch: 'yes' });
    expect(questions).toMatchObject([
      { kind: 'which_type', question: 'Which type of diabetes do you have?' },
    ]);
  });

  it('stops asking once a type is known, and ignores the list entry “type not known”', () => {
    const [question] = resolve(diabetes).questions;
    expect(resolve(diabetes, ...answered(question, 'Type 2 diabetes'))).toMatchObject({
      items: { type_2_diabetes: { value: 'yes' }, diabetes: { value: 'yes' } },
      questions: [],
    });
    expect(resolve(typed({ source: 'health_form' })).questions).toEqual([]);
  });
});

describe('a typed “FH”', () => {
  const fh = typed({ item: 'other_condition', text: 'FH' });

  it('sets nothing and asks what it means', () => {
    const { items, questions } = resolve(fh);
    expect(items.familial_hypercholesterolaemia.value).toBe('unknown');
    expect(questions).toMatchObject([{ kind: 'which_meaning', question: 'What does “FH” stand for?' }]);
  });

  it.each([
    ['Inherited high cholesterol', 'yes'],
    ['Family history', 'unknown'],
  ])('means what the person answers: %s', (label, value) => {
    const [question] = resolve(fh).questions;
    const { items, questions } = resolve(fh, ...answered(question, label));
    expect(items.familial_hypercholesterolaemia.value).toBe(value);
    expect(questions).toEqual([]);
  });
});
