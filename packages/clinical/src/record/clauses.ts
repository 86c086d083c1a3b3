import { type ItemCode, type ItemKind, recordItem } from './items.ts';
import { AFTER_BIRTH_DAYS } from './pregnancy.ts';
import type { RecordEntry } from './record.ts';

type Named = Pick<RecordEntry, 'item' | 'text'>;

/** Clauses after "whether" or "that" of items for which "you have …" or "you take …" is wrong. */
const CLAUSES: Partial<Readonly<Record<ItemCode, string>>> = {
  heart_attack: 'you have had a heart attack',
  stroke: 'you have had a stroke or a mini-stroke',
  gestational_diabetes: 'you have had diabetes in pregnancy',
  cancer: 'you have or had cancer',
  no_spleen: 'your spleen was removed or does not work',
  inhaler: 'you use an inhaler for asthma or COPD',
  eye_drops: 'you use eye drops',
  smoking: 'you smoke',
  vaping: 'you vape',
  pregnancy: 'you are pregnant',
  frailty: 'you are frail',
  drug_allergy: 'you are allergic to any medicine',
  organ_damage: 'high blood pressure has harmed your heart, kidneys, eyes or blood vessels',
  early_family_heart_disease: 'heart disease came early in your family',
  family_breast_cancer: 'breast cancer runs in your family',
  family_cervical_cancer: 'cervical cancer runs in your family',
  family_colorectal_cancer: 'bowel cancer runs in your family',
  smoke_at_home: 'you live with somebody who smokes indoors',
  nursing_home: 'you live in a nursing home',
  sexually_active: 'you have ever been sexually active',
  hysterectomy: 'your womb was removed',
};

const DAYS_OF_WEEK = 7;

/** Questions that cannot be derived from the clause. */
const QUESTIONS: Partial<Readonly<Record<ItemCode, string>>> = {
  cancer: 'Do you have cancer, or have you ever had it?',
  no_spleen: 'Was your spleen removed, or does it not work?',
  pregnancy: `Are you pregnant, or were you in the last ${AFTER_BIRTH_DAYS / DAYS_OF_WEEK} weeks?`,
  frailty: 'Has a doctor told you that you are frail?',
  organ_damage:
    'Has a doctor told you that high blood pressure has harmed your heart, kidneys, eyes or blood vessels?',
  drug_allergy: 'Are you allergic to any medicine?',
  early_family_heart_disease: 'Did a parent, brother or sister have heart disease at an early age?',
  family_breast_cancer: 'Has a parent, brother, sister or child had breast cancer?',
  family_cervical_cancer: 'Has your mother, a sister or a daughter had cervical cancer?',
  family_colorectal_cancer: 'Has a parent, brother, sister or child had bowel cancer?',
  sexually_active: 'Have you ever been sexually active?',
  hysterectomy: 'Was your womb removed (hysterectomy)?',
};

const HAD = 'you have had ';
/** Verb of each kind of item; the default is "have". */
const VERBS: Partial<Readonly<Record<ItemKind, string>>> = {
  medicine_group: 'take',
  test: 'have had',
  vaccine: 'have had',
};

/** Returns the phrase of an entry inside a sentence: "type 2 diabetes", "an allergy to penicillin". */
export function itemPhrase({ item, text }: Named): string {
  const { phrase, kind } = recordItem(item);
  if (text === null) return phrase;
  return kind === 'allergy' ? `an allergy to ${text}` : text;
}

/** Returns the clause that the person has an entry, after "whether" or "that": "you have had a stroke or a mini-stroke". */
export function itemClause({ item, text }: Named): string {
  const { kind } = recordItem(item);
  if (text !== null) return kind === 'allergy' ? `you are allergic to ${text}` : `you have ${text}`;
  const verb = VERBS[kind] ?? 'have';
  return CLAUSES[item] ?? `you ${verb} ${itemPhrase({ item, text })}`;
}

/** Returns the question whether the person has an entry: "Do you have asthma?", "Have you ever had a heart attack?". */
export function itemQuestion({ item, text }: Named): string {
  const clause = itemClause({ item, text });
  if (text !== null && recordItem(item).kind === 'allergy') return `Are you allergic to ${text}?`;
  const own = text === null ? QUESTIONS[item] : undefined;
  return own ?? (clause.startsWith(HAD) ? `Have you ever had ${clause.slice(HAD.length)}?` : `Do ${clause}?`);
}
